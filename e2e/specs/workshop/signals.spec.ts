import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort, Portal, ROOT } from '../../core/portal.js';

/** A process that is started as a person starts it, in a home that has a world and releases already. */
async function startFrom(
  command: readonly string[],
  readyLine: RegExp,
): Promise<{ child: ChildProcess; port: number; home: Portal; log: () => string }> {
  const home = await Portal.create({ from: process.env['PORTICO_E2E_HOME'] ?? '' });
  const port = await freePort();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PORTICO_HOME: home.home, PORT: String(port), PORTICO_DEMO_LIFE: '0' },
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      log += chunk.toString();
      if (readyLine.test(log)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${log}`)));
  });
  return { child, port, home, log: () => log };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const READY = /Portico is ready at/;
const DEVELOPED = /Portico is developed at/;

for (const [name, command, readyLine, signal, tag] of [
  ['npm start', ['npm', 'start'], READY, 'SIGTERM', '@once'],
  ['npm start', ['npm', 'start'], READY, 'SIGINT', '@long'],
  ['npm run dev', ['npm', 'run', 'dev', '--', 'mfe-market'], DEVELOPED, 'SIGTERM', '@long'],
] as const) {
  test(`${signal} to ${name} ends the portal and all that was started for it ${tag}`, async () => {
    test.setTimeout(180_000);
    const { child, port, home } = await startFrom(command, readyLine);
    try {
      expect(await isListening(port)).toBe(true);
      // Child processes write into its output, which closes with the last of them.
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
      expect(await isListening(port)).toBe(false);
    } finally {
      child.kill('SIGKILL');
      await home.dispose();
    }
  });
}

test('what is developed is shown in place of its release, on the portal’s own pages @once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { child, port, home } = await startFrom([process.execPath, 'tools/dev.mjs', 'mfe-market'], DEVELOPED);
  try {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`http://localhost:${port}/he/market`);
    await expect(page.locator('h1')).toHaveText('השוק החופשי');
    expect(scripts).toContain('/releases/mfe-market/dev/remoteEntry.js');
    // The others come from their releases.
    await page.goto(`http://localhost:${port}/rankings`);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    expect(scripts.filter((path) => path.startsWith('/releases/mfe-public/'))).not.toEqual([]);
    expect(scripts.filter((path) => path.startsWith('/releases/mfe-public/dev/'))).toEqual([]);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    await home.dispose();
  }
});
