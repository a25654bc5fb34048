import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../free-port.mjs';
import { portalFolder } from '../bootstrap/portal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Command of `npm start`. It replaces itself with the portal once everything is built and released. */
const START = ['sh', 'tools/start.sh'];
export const builtPortal = (environment) => [
  process.execPath,
  join(portalFolder('start', environment), 'dist/main.js'),
];

const running = new Set();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that serves a port, until its output says `ready`: the seconds that took, its port, pid and log, and how to end it. */
export async function startServer(program, { environment = {}, ready }) {
  const port = Number(environment.PORT ?? (await freePort()));
  const since = Date.now();
  const [command, ...flags] = program;
  const file = flags.pop();
  const child = spawn(command, [...flags, join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), PORTICO_LOG_LEVEL: 'warn', ...environment },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let log = '';
  await new Promise((resolve, reject) => {
    const take = (chunk) => {
      log += chunk;
      if (log.includes(ready)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', (code) => reject(new Error(`${file} ended with code ${code}:\n${log}`)));
  });
  const seconds = (Date.now() - since) / 1000;
  return { port, pid: child.pid, seconds, log: () => log, end: (signal) => end(child, signal) };
}

/** Starts the portal as `npm start` does. Returns its address, what `startServer` returns, and functions that end it. */
export async function startPortal(environment = {}, program = START) {
  const server = await startServer(program, { environment, ready: 'Portico is ready' });
  const url = `http://127.0.0.1:${server.port}`;
  return { ...server, url, stop: () => server.end('SIGTERM'), kill: () => server.end('SIGKILL') };
}

/** No limits, because all clients share this machine's address and limits are not measured. */
export const UNLIMITED = { limits: { read: 1_000_000, page: 1_000_000 } };

/** Runs `work` with a portal, which is stopped even if `work` fails. `server` is that part of its settings. */
export async function withPortal(work, { server, environment = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const settings = join(folder, 'portico.config.json');
  if (server !== undefined) writeFileSync(settings, JSON.stringify({ server }));
  const portal = await startPortal({ ...(server && { PORTICO_CONFIG: settings }), ...environment });
  try {
    return await work(portal);
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true });
  }
}

export const loadBuilt = (path) => import(pathToFileURL(join(ROOT, path)).href);

function end(child, signal) {
  child.removeAllListeners('exit');
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill(signal);
  });
}
