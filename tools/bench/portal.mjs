import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Starts the portal as `npm start` does; answers its address, the seconds until it was ready, and how to stop it. */
export async function startPortal(environment = {}) {
  const port = await freePort();
  const since = Date.now();
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PORTICO_LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let log = '';
  await new Promise((resolve, reject) => {
    const take = (chunk) => {
      log += chunk;
      if (log.includes('Portico is ready')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', (code) => reject(new Error(`The portal ended with code ${code}:\n${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    seconds: (Date.now() - since) / 1000,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}
