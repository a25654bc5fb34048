import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@portico/tools/free-port';
import { Portal, ROOT } from '../../core/portal.js';

const READY = /Portico is ready at/;
const DEVELOPED = /Portico is developed at/;

/** A process started as a person starts it, in a home that already has a world and releases. */
async function startFrom(
  command: readonly string[],
  readyLine: RegExp,
): Promise<{ child: ChildProcess; port: number; home: Portal }> {
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
  return { child, port, home };
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

/** All running processes by id, with the id of their parent. */
function processes(): Map<number, number> {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const running = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !state.startsWith('Z'));
  return new Map(running.map(([pid, parent]) => [Number(pid), Number(parent)]));
}

/** The descendants of a process. */
function descendants(pid: number): number[] {
  const children = [...processes()].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [...children, ...children.flatMap(descendants)];
}

/** Ends a command by a signal and proves that none of its processes is left. */
async function endBy(signal: NodeJS.Signals, child: ChildProcess, port: number): Promise<void> {
  expect(await isListening(port)).toBe(true);
  const started = descendants(child.pid ?? 0);
  expect(started).not.toEqual([]);
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  expect(await isListening(port)).toBe(false);
  await expect.poll(() => started.filter((pid) => processes().has(pid))).toEqual([]);
}

for (const [name, command, readyLine, signal, tag] of [
  ['npm start', ['npm', 'start'], READY, 'SIGTERM', '@long'],
  ['npm start', ['npm', 'start'], READY, 'SIGINT', '@long'],
  ['npm run dev', ['npm', 'run', 'dev', '--', 'mfe-market'], DEVELOPED, 'SIGTERM', '@long'],
] as const) {
  test(`${signal} to ${name} ends the portal and all that was started for it ${tag}`, async () => {
    test.setTimeout(180_000);
    const { child, port, home } = await startFrom(command, readyLine);
    try {
      await endBy(signal, child, port);
    } finally {
      child.kill('SIGKILL');
      await home.dispose();
    }
  });
}

/** Addresses of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('what is developed is shown in place of its release, and an interrupt ends it @long', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { child, port, home } = await startFrom([process.execPath, 'tools/dev.mjs', 'mfe-market'], DEVELOPED);
  try {
    const scripts = scriptsOf(page);
    await page.goto(`http://localhost:${port}/he/market`);
    await expect(page.locator('h1')).toHaveText('השוק החופשי');
    expect(scripts).toContain('/releases/mfe-market/dev/remoteEntry.js');
    // The others come from their releases.
    await page.goto(`http://localhost:${port}/rankings`);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    expect(scripts.filter((path) => path.startsWith('/releases/mfe-public/'))).not.toEqual([]);
    expect(scripts.filter((path) => path.startsWith('/releases/mfe-public/dev/'))).toEqual([]);
    await endBy('SIGINT', child, port);
  } finally {
    child.kill('SIGKILL');
    await home.dispose();
  }
});

test('a remote is developed in a portal that runs elsewhere, rendered on the server @long', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const portal = process.env['PORTICO_E2E_URL'] ?? '';
  const { child, port, home } = await startFrom(
    [process.execPath, 'tools/dev.mjs', 'mfe-market', '--portal', portal, '--ssr'],
    DEVELOPED,
  );
  try {
    const sent = await (
      await request.get(`http://localhost:${port}/he/market`, { headers: { accept: 'text/html' } })
    ).text();
    expect(sent).toMatch(/<div id="root" data-rendered="page">.*<h1[^>]*>השוק החופשי/s);
    const scripts = scriptsOf(page);
    await page.goto(`http://localhost:${port}/he/market`);
    await expect(page.locator('[data-rendered]')).toHaveCount(0);
    expect(scripts).toContain('/releases/mfe-market/dev/remoteEntry.js');
    const registry = async (origin: string) => (await request.get(`${origin}/remotes.json`)).json();
    const versions = (remotes: { name: string; version: string }[]) =>
      remotes.map(({ name, version }) => [name, name === 'mfe-market' ? 'dev' : version]);
    expect(versions((await registry(`http://localhost:${port}`)).remotes)).toEqual(
      versions((await registry(portal)).remotes),
    );
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    await home.dispose();
  }
});
