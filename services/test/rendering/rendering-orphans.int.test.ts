import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ReleasesOnDisk } from './releases-on-disk.js';

const PROGRAM = fileURLToPath(
  new URL('../../src/modules/rendering/processes/program/render-process.cjs', import.meta.url),
);

/** A portal that starts a process, begins a page in it and prints its id. */
const PORTAL = `
const { fork } = require('node:child_process');
const [program, calls] = process.argv.slice(2);
const settings = { parentPid: process.pid, maxMemoryBytes: 3e8, signals: { memory: 'SIGUSR2', loop: 'SIGALRM' }, maxHtmlLength: 1e6 };
const child = fork(program, [JSON.stringify(settings)], { serialization: 'advanced' });
const [start, page] = JSON.parse(calls);
child.send(start);
child.once('message', () => {
  if (page) child.send(page);
  setTimeout(() => console.log(child.pid), 100);
});
setInterval(() => undefined, 1000);
`;

describe('the process of a page whose portal was killed', () => {
  const releases = new ReleasesOnDisk();
  const portalFile = releases.write('portal.cjs', PORTAL);
  const sea = releases.module('mfe-sea');
  const request = releases.request(sea, '/sea?fail=loops for ever');
  const page = {
    ...request,
    do: 'render',
    boot: JSON.stringify(request.boot),
    registry: '{}',
    timeLimitMs: 500,
  };

  afterAll(() => releases.remove());

  it.each([
    ['while it waited for a page', undefined],
    ['in the middle of a loop that never ends', page],
  ])('ends too: %s', async (_name, call) => {
    const calls = JSON.stringify([{ do: 'start', file: releases.shell.file }, call]);
    const portal = spawn(process.execPath, [portalFile, PROGRAM, calls], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(portal.stdout, 'data');
    const isThere = () => existsSync(`/proc/${String(pid).trim()}/exe`);
    expect(isThere()).toBe(true);
    portal.kill('SIGKILL');
    await vi.waitFor(() => expect(isThere()).toBe(false), 5_000);
  });

  it('goes on when the service is told to end: its portal has pages to finish', async () => {
    const calls = JSON.stringify([{ do: 'start', file: releases.shell.file }]);
    const portal = spawn(process.execPath, [portalFile, PROGRAM, calls], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(portal.stdout, 'data');
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(Number(String(pid)), signal);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(existsSync(`/proc/${String(pid).trim()}/exe`)).toBe(true);
    portal.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(`/proc/${String(pid).trim()}/exe`)).toBe(false), 5_000);
  });
});
