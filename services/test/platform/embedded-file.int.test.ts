import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenSecret, keepTokenSecret, loadConfig } from '../../src/platform/config/index.js';
import { StartupError } from '../../src/platform/errors/index.js';
import { createDatabase, openAtStart } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';

const FILES = ['portico.db', 'portico.db-wal', 'portico.db-shm'];

const rightsOf = (path: string) => statSync(path).mode & 0o777;

/** Starts in a home and continues with its secret. */
function makeSecret(home: string): void {
  const { env } = loadConfig({ PORTICO_HOME: home });
  createTokenSecret(env);
  keepTokenSecret(env);
}

/** Overwrites part of a file with bytes that no database page begins with. */
function damage(file: string, from: number, length: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0xaa), 0, length, from);
  closeSync(handle);
}

describe('the embedded database', () => {
  let home: string;
  let api: TestApi | undefined;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-file-'));
  });

  afterEach(async () => {
    await api?.close();
    api = undefined;
    rmSync(home, { recursive: true, force: true });
  });

  const start = async () => {
    api = await startApi({ engine: 'sqlite', environment: { home } });
    return api;
  };

  test('is readable by its owner alone, with its log files', async () => {
    await start();
    expect(FILES.map((name) => rightsOf(join(home, name)))).toEqual([0o600, 0o600, 0o600]);
  });

  test('flushes its log before pages move into the file: with the flush of each unit of work, money survives a power cut', async () => {
    const { database } = await start();
    const NORMAL = 1;
    expect(await database.source('writer').query('PRAGMA synchronous')).toEqual([{ synchronous: NORMAL }]);
  });

  test('is closed to others where an earlier version left it open', async () => {
    writeFileSync(join(home, 'portico.db'), '', { mode: 0o644 });
    chmodSync(join(home, 'portico.db'), 0o644);
    await start();
    expect(FILES.map((name) => rightsOf(join(home, name)))).toEqual([0o600, 0o600, 0o600]);
  });

  test.each([
    ['its beginning', 0, 100],
    ['its middle', 12_288, 200_000],
  ])('that is damaged at %s ends the start with one clear line', async (_name, from, length) => {
    const running = await start();
    await running.database.source('writer').query('PRAGMA wal_checkpoint(TRUNCATE)');
    await running.close();
    api = undefined;
    damage(join(home, 'portico.db'), from, length);
    const config = testConfig({ home });
    const damaged = createDatabase(config, schema, () => undefined);
    const opening = openAtStart(damaged, {
      waitForDatabase: false,
      prepare: async () => {
        await damaged.migrate();
        await damaged.reader.query('SELECT COUNT(*) FROM (SELECT * FROM characters)');
      },
    });
    const error: unknown = await opening.catch((reason: unknown) => reason);
    await damaged.close();
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(
      /^StartupError: The embedded database portico\.db in PORTICO_HOME is damaged: [^\n]+$/,
    );
  });

  test('that is damaged while it runs is not ready, and answers 503', async () => {
    const running = await start();
    const { database } = running;
    await running.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (let id = 1; id <= 300; id += 1) await insertCharacter(manager, id);
    });
    expect(await running.call('/api/health/ready')).toMatchObject({ status: 200 });
    await database.source('writer').query('PRAGMA wal_checkpoint(TRUNCATE)');
    const { size } = statSync(join(home, 'portico.db'));
    damage(join(home, 'portico.db'), 4096, size - 4096);
    await database.source('reader').query('PRAGMA shrink_memory');
    expect((await running.call('/api/rankings/7')).status).toBe(503);
    expect(await running.call('/api/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'not_ready', database: false },
    });
    expect(await running.call('/api/health/live')).toMatchObject({ status: 200 });
  });
});

describe('the folder of the portal', () => {
  let parent: string;

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'portico-folder-'));
  });

  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  test('is made for its owner alone', () => {
    const home = join(parent, 'new', 'home');
    makeSecret(home);
    expect(rightsOf(home)).toBe(0o700);
    expect(rightsOf(join(home, 'secret'))).toBe(0o600);
  });

  test('is closed to others where it was open, unless it is shared by all, or was made for something else', () => {
    const [own, shared, other] = ['own', 'shared', 'other'].map((name) => join(parent, name));
    for (const home of [own, shared]) makeSecret(String(home));
    chmodSync(String(own), 0o755);
    chmodSync(String(shared), 0o1777);
    mkdirSync(String(other), { mode: 0o755 });
    for (const home of [own, shared, other])
      createTokenSecret(loadConfig({ PORTICO_HOME: String(home) }).env);
    expect([own, shared, other].map((home) => rightsOf(String(home)))).toEqual([0o700, 0o777, 0o755]);
  });
});
