import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../programs.mjs';
import { fasterPackages, installation, missingPackages } from './system-packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-programs-'));
const environment = { ...process.env };

beforeEach(() => {
  delete process.env.PORTICO_TEST_CHROMIUM;
  delete process.env.PORTICO_TEST_DATABASE_URL;
});

afterEach(() => Object.assign(process.env, environment));

afterAll(() => rmSync(folder, { recursive: true }));

/** A machine that has these programs and no others. */
function machine(...programs) {
  const path = mkdtempSync(join(folder, 'machine-'));
  for (const program of programs) writeFileSync(join(path, program), '');
  return { path, folders: [] };
}

test('a machine with nothing lacks all packages', () => {
  expect(missingPackages({ path: '', folders: [] })).toEqual([
    'mariadb-server',
    'chromium-headless-shell',
    'redis-server',
  ]);
});

test('a machine with all programs lacks nothing, even where PATH leaves them out', () => {
  const where = machine('mariadbd', 'mariadb-install-db', 'chromium', 'redis-server');
  expect(missingPackages(where)).toEqual([]);
  expect(missingPackages({ path: '', folders: [where.path] })).toEqual([]);
});

test('the browser without windows comes before the whole one, and either will do', () => {
  const both = machine('chromium', 'chromium-headless-shell');
  expect(chromiumPath(both)).toBe(join(both.path, 'chromium-headless-shell'));
  const whole = machine('chromium');
  expect(chromiumPath(whole)).toBe(join(whole.path, 'chromium'));
});

test.each([['mariadbd'], ['mariadb-install-db'], ['mysqld']])(
  '%s alone is no MariaDB that the tests can start',
  (program) => {
    expect(missingPackages(machine(program, 'chromium', 'redis-server'))).toEqual(['mariadb-server']);
  },
);

test('a server that is given does not replace the one that the tests stop and start', () => {
  process.env.PORTICO_TEST_DATABASE_URL = 'mysql://root@127.0.0.1/';
  expect(missingPackages(machine('chromium', 'redis-server'))).toEqual(['mariadb-server']);
});

test('a browser that is given counts', () => {
  process.env.PORTICO_TEST_CHROMIUM = '/opt/browser';
  expect(missingPackages(machine('mariadbd', 'mariadb-install-db', 'redis-server'))).toEqual([]);
});

test('a whole browser will do, and the one without windows is the faster', () => {
  expect(fasterPackages(machine('chromium'))).toEqual(['chromium-headless-shell']);
  expect(fasterPackages(machine('chromium', 'chromium-headless-shell'))).toEqual([]);
  expect(fasterPackages(machine())).toEqual([]);
  process.env.PORTICO_TEST_CHROMIUM = '/opt/browser';
  expect(fasterPackages(machine('chromium'))).toEqual([]);
});

test('root on Debian installs what is missing, and only that', () => {
  const where = machine('apt-get');
  expect(installation(['chromium-headless-shell'], { isRoot: true, where }).commands).toEqual([
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ]);
});

test.each([
  ['another user', { isRoot: false, where: machine('apt-get') }],
  ['another system', { isRoot: true, where: machine() }],
])('%s is told what to install', (_, machineOf) => {
  expect(installation(['mariadb-server', 'chromium'], machineOf)).toEqual({
    message: expect.stringContaining('sudo apt-get install --no-install-recommends mariadb-server chromium'),
  });
});
