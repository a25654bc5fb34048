import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CLI, ROOT } from '../../core/portal.js';
import { RemoteCopy } from '../../core/remote-copy.js';

const REMOTE = 'mfe-market';
/** A release makes one change per file, and these are alike: every fifth is enough. */
const RELEASE_STEP = 5;

test.describe.configure({ mode: 'serial' });

interface Active {
  remotes: Record<string, { version: string }>;
  retired: Record<string, { version: string }>;
}

let copy: RemoteCopy;
/** A home with two versions of the remote. */
let template: string;

async function run(
  home: string,
  args: string[],
  killAt?: number,
): Promise<{ signal: string | null; output: string }> {
  const preload = killAt === undefined ? [] : ['--import', join(ROOT, 'e2e/core/kill-at-change.mjs')];
  const { PORTICO_DATABASE_URL: _, PORTICO_CONFIG: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...preload, CLI, ...args], {
    env: { ...inherited, PORTICO_HOME: home, PORTICO_TEST_KILL_AT: String(killAt) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', (code, signal) =>
      resolve({ signal: code === 0 ? null : (signal ?? `exit ${code}`), output }),
    ),
  );
}

async function succeed(home: string, ...args: string[]): Promise<void> {
  const { signal, output } = await run(home, args);
  expect([signal, output], args.join(' ')).toEqual([null, output]);
}

async function changesOf(args: string[]): Promise<number> {
  const home = await copyOfTemplate();
  const { output } = await run(home, args, 0);
  await rm(home, { recursive: true });
  return Number(/CHANGES (\d+)/.exec(output)?.[1]);
}

async function copyOfTemplate(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'portico-killed-'));
  await cp(template, home, { recursive: true });
  return home;
}

async function printed(home: string, ...args: string[]): Promise<string> {
  const { signal, output } = await run(home, args);
  expect([signal, output], args.join(' ')).toEqual([null, output]);
  return output;
}

const activeOf = async (home: string): Promise<Active> =>
  JSON.parse(await printed(home, 'releases', '--json')) as Active;

/** Every version in the database is complete, the live one too. */
async function expectWhole(home: string): Promise<void> {
  const { remotes, retired } = await activeOf(home);
  const version = (remotes[REMOTE] ?? retired[REMOTE])?.version ?? '';
  const [, ...rows] = (await printed(home, 'releases', REMOTE)).trim().split('\n');
  expect(rows.filter((row) => !row.endsWith(' ok'))).toEqual([]);
  expect(rows.some((row) => row.includes(version))).toBe(true);
}

async function expectNothingLeft(home: string): Promise<void> {
  const left = (await readdir(join(home, 'releases'))).filter(
    (name) => !/^(?:\.trials|in-service)\.json$/.test(name),
  );
  expect(left).toEqual([REMOTE]);
}

test.beforeAll(async () => {
  copy = await RemoteCopy.of(REMOTE);
  template = await mkdtemp(join(tmpdir(), 'portico-killed-'));
  for (const title of ['Bazaar', 'Bazaar of the Sun', 'Bazaar of the Moon']) {
    await copy.changeText('en', 'stores.meta.title', title);
    // The trials release the last one.
    if (title !== 'Bazaar of the Moon') await succeed(template, 'release', copy.folder);
  }
});

test.afterAll(async () => {
  await copy.remove();
  await rm(template, { recursive: true, force: true });
});

for (const { command, args, next, step } of [
  { command: 'release', args: () => [copy.folder], next: () => ['release', copy.folder], step: RELEASE_STEP },
  { command: 'rollback', args: () => [REMOTE], next: () => ['retire', REMOTE], step: 1 },
  { command: 'retire', args: () => [REMOTE], next: () => ['rollback', REMOTE], step: 1 },
]) {
  test(`a ${command} that is killed at any change leaves a whole state, and the next command clears it away @long`, async () => {
    test.setTimeout(300_000);
    const changes = await changesOf([command, ...args()]);
    expect(changes).toBeGreaterThan(2);
    for (let change = 1; change <= changes; change += step) {
      const home = await copyOfTemplate();
      const { signal } = await run(home, [command, ...args()], change);
      expect(signal, `killed at change ${change} of ${changes}`).toBe('SIGKILL');
      await expectWhole(home);
      await succeed(home, ...next());
      await expectWhole(home);
      await expectNothingLeft(home);
      await rm(home, { recursive: true });
    }
  });
}
