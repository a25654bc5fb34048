import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PortalProcess } from './portal-process.mjs';

const MAIN = `
  require('node:http').createServer((_, response) => response.end(String(process.pid)))
    .listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Portico is ready at here'));
`;

/** A machine may be busy. */
const PATIENT = { timeout: 30_000 };

let folder;
let portal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-process-'));
});

afterEach(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return pathToFileURL(path).href;
}

/** A portal of these sources. Its standby process writes its process id when it is ready. */
function start(main) {
  const pidFile = join(folder, 'pid');
  const standby = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))`;
  portal = new PortalProcess({
    environment: {},
    onLine: () => undefined,
    program: { main: file('main.cjs', main), packages: [file('standby.mjs', standby)] },
  });
  return async () => {
    await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8'), PATIENT).toMatch(/\d/);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    rmSync(pidFile);
    return pid;
  };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('the process that stands by becomes the portal, and another one stands by', async () => {
  const standby = start(MAIN);
  const pid = await standby();
  const { port } = await portal.restart();
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe(String(pid));
  const next = await standby();
  await portal.restart();
  expect(next).not.toBe(pid);
  await expect.poll(() => isAlive(pid), PATIENT).toBe(false);
});

test('a process that stands by and has died is replaced by a new one', async () => {
  const standby = start(MAIN);
  const pid = await standby();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid), PATIENT).toBe(false);
  const { port } = await portal.restart();
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).not.toBe(String(pid));
});

test('a portal that ends says with what it ended, at its start and later', async () => {
  start(`console.error('no database'); process.exit(3)`);
  expect(await portal.restart()).toEqual({ failure: 'The portal ended with code 3.\nno database' });
  file('main.cjs', MAIN);
  const { port } = await portal.restart();
  process.kill(Number(await (await fetch(`http://127.0.0.1:${port}`)).text()), 'SIGKILL');
  await expect
    .poll(() => portal.ready(), PATIENT)
    .toMatchObject({ failure: expect.stringContaining('code null') });
});

test('nothing is left of a portal that is closed while it starts', async () => {
  const standby = start(MAIN);
  const pid = await standby();
  const outcome = portal.restart();
  await portal.close();
  expect(await outcome).toEqual({ failure: '' });
  expect(isAlive(pid)).toBe(false);
});
