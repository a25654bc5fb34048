import { createTestDatabase, longTest, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { CatalogMapDrawingEntity, packMapDrawing } from '../../src/catalog/index.js';
import { BOSS_TABLE } from '../../src/modules/game-logs/index.js';
import { LogRowsRepository } from '../../src/modules/admin-logs/tables/log-rows.repository.js';
import type { MapDetailDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertRow } from '../harness/rows.js';
import { NodeGate } from '../harness/node-gate.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

// The tests stop and freeze a server of their own, never one that was given by its address.
const hasPrograms = mariadbPrograms() !== undefined;
if (!hasPrograms)
  process.stderr.write('SKIPPED: a database that goes away. Install mariadb-server to run these tests.\n');
const isRequired =
  process.env.PORTICO_REQUIRE_MARIADB === '1' && (process.env.PORTICO_TEST_DATABASE_URL ?? '') === '';
const describeWithServer = hasPrograms || isRequired ? describe : describe.skip;

/** One server for all tests: each leaves it running and has its own databases. */
let server: MariadbServer;

beforeAll(async () => {
  if (hasPrograms || isRequired) server = await MariadbServer.create();
});

afterAll(async () => {
  if (hasPrograms || isRequired) await server.destroy();
});

// The tests ask for readiness far more often than a visitor may.
const PATIENT = { server: { limits: { read: 1_000_000 } } };

/** Asks until the answer has the status; the time limit of the test ends it otherwise. */
async function until(api: TestApi, address: string, status: number): Promise<void> {
  await untilAnswer(api, address, (answer) => answer.status === status);
}

async function untilAnswer(
  api: TestApi,
  address: string,
  isIt: (answer: TestAnswer<unknown>) => boolean,
): Promise<TestAnswer<unknown>> {
  for (;;) {
    const answer = await api.call<unknown>(address);
    if (isIt(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describeWithServer('a database of several nodes', () => {
  test('is left for the next node where one dies, and the first is taken back', async () => {
    const databaseUrl = await createTestDatabase(server.url(''));
    const { port, pathname } = new URL(databaseUrl);
    const [first, second] = [new NodeGate(Number(port)), new NodeGate(Number(port))];
    await Promise.all([first.open(), second.open()]);
    const nodes = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
    const nodesUrl = `mysql://root@${nodes}${pathname}`;
    const api = await startApi({ engine: 'mariadb', databaseUrl: nodesUrl, settings: PATIENT });
    expect([first.connections > 0, second.connections]).toEqual([true, 0]);

    await first.close();
    await untilAnswer(api, '/api/health/ready', () => second.connections > 0);
    await until(api, '/api/health/ready', 200);

    await first.open();
    await untilAnswer(api, '/api/health/ready', () => first.connections > 0);
    expect((await api.call('/api/health/ready')).status).toBe(200);
    await api.close();
    await Promise.all([first.close(), second.close()]);
  });
});

describeWithServer('a database that goes away', () => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase(server.url(''));
    api = await startApi({
      engine: 'mariadb',
      databaseUrl,
      settings: PATIENT,
    });
    await api.seed((manager) => insertAccount(manager, 1));
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  test('is noticed at the first failed call, answered with 503, and found again without a restart', async () => {
    expect((await api.call('/api/auth/user', { token })).status).toBe(200);
    await server.stop();

    const refused = await api.call('/api/auth/user', { token });
    expect(refused).toMatchObject({ status: 503, body: { code: 'database.unavailable' } });
    expect(refused.headers['retry-after']).toBe('2');
    expect(await api.call('/api/health/ready')).toMatchObject({ status: 503, body: { database: false } });
    expect((await api.call('/api/health/live')).status).toBe(200);
    await expect(api.app.get(SessionsService).open(1)).rejects.toMatchObject({
      code: 'database.unavailable',
    });

    await server.start();
    await until(api, '/api/health/ready', 200);
    expect((await api.call('/api/auth/user', { token })).status).toBe(200);
  });

  test('leaves the rankings of a moment ago in place, and says how old they are', async () => {
    await api.seed(async (manager) => {
      await insertRow(manager, 'guilds', { guildid: 7, leader: 1, name: 'Lantern Watch' });
      await insertCharacter(manager, 1, { guildid: 7 });
    });
    const { asOf } = await api.app.get(RankBoardService).refresh();
    // An answer is kept when its address is asked again.
    await api.call('/api/guilds?limit=5');
    const before = await api.call<object>('/api/guilds?limit=5');
    await server.stop();
    try {
      expect((await api.call('/api/rankings/1')).status).toBe(503);
      const ranked = await api.call('/api/rankings?limit=6');
      expect(ranked).toMatchObject({ status: 200, body: { players: [{ id: 1 }], ranksAsOf: asOf } });
      expect((await api.call('/api/rankings/csv')).status).toBe(200);
      const file = await api.call('/api/guilds/csv');
      expect(file).toMatchObject({ status: 503, body: { code: 'database.unavailable' } });
      expect(file.headers).not.toHaveProperty('content-disposition');
      const standIn = await untilAnswer(api, '/api/guilds?limit=5', ({ headers }) => 'age' in headers);
      expect(standIn).toMatchObject({ status: 200, body: { ...before.body, guilds: [{ id: 7 }] } });
      expect(standIn.headers['cache-control']).toBe('no-store');
    } finally {
      await server.start();
      await until(api, '/api/health/ready', 200);
    }
  });

  test('never makes a map, its drawing or its card unknown', async () => {
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      const drawing = packMapDrawing({
        minimap: null,
        bounds: null,
        footholds: [[-1000, 0, 1000, 0]],
        ladders: [],
        portals: [],
      });
      await manager.insert(CatalogMapDrawingEntity, { generationId: 1, mapId: 104040000, drawing });
    });
    await api.loadCatalog();
    await server.stop();
    try {
      await until(api, '/api/health/ready', 503);
      const { status, body } = await api.call<MapDetailDto>('/api/maps/104040001');
      expect([status, body.map.drawing?.width]).toEqual([200, 2180]);
      for (const address of [
        '/api/map/drawing/104040000',
        '/api/map/minimap/104040001',
        '/cards/map/104040000.png',
      ])
        expect([address, (await api.call(address)).status]).toEqual([address, 200]);
      // Data that is not in memory is unavailable for now, which differs from not found.
      for (const address of ['/cards/player/1.png', '/cards/page/home.png', '/api/character/icon/1']) {
        const refused = await api.call(address);
        expect([address, refused.status, refused.headers['cache-control']]).toEqual([
          address,
          503,
          'no-store',
        ]);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await server.start();
      await until(api, '/api/health/ready', 200);
    }
  });

  test('limits reads alone', async () => {
    const read = 'SELECT @@session.max_statement_time AS seconds';
    expect(await api.database.reader.query(read)).toEqual([{ seconds: 2 }]);
    expect(await api.database.source('writer').query(read)).toEqual([{ seconds: 0 }]);
  });

  test('ends a read that takes longer than two seconds', async () => {
    await expect(api.database.reader.query('SELECT SLEEP(30)')).rejects.toMatchObject({ errno: 1969 });
  });

  test('ends a search of a log that takes as long with what to do about it', async () => {
    const log = { ...BOSS_TABLE, sql: '(SELECT 1 AS id FROM DUAL WHERE SLEEP(30) = 0)' };
    await expect(api.app.get(LogRowsRepository).hasRows(log)).rejects.toMatchObject({
      code: 'logs.too_long',
    });
  });
});

describeWithServer('a database that freezes', () => {
  longTest('is given up on, refused at once from then on, and found again', async () => {
    const databaseUrl = await createTestDatabase(server.url(''));
    const api = await startApi({ engine: 'mariadb', databaseUrl, settings: PATIENT });
    await api.seed((manager) => insertAccount(manager, 1));
    const token = await api.app.get(SessionsService).open(1);
    try {
      server.freeze();
      expect(await api.call('/api/auth/user', { token })).toMatchObject({ status: 503 });
      expect((await api.call('/api/health/ready')).status).toBe(503);
      server.thaw();
      await until(api, '/api/health/ready', 200);
      expect((await api.call('/api/auth/user', { token })).status).toBe(200);
    } finally {
      server.thaw();
      await api.close();
    }
  });
});

describeWithServer('a database that is away at the start', () => {
  longTest('is waited for when the setting says so: not ready, then ready by itself', async () => {
    const databaseUrl = await createTestDatabase(server.url(''));
    await server.stop();
    const api = await startApi({
      engine: 'mariadb',
      databaseUrl,
      environment: { waitForDatabase: true },
      settings: PATIENT,
    });
    try {
      expect(await api.call('/api/health/ready')).toMatchObject({ status: 503 });
      expect(await api.call('/api/rankings')).toMatchObject({
        status: 503,
        body: { code: 'database.unavailable' },
      });
      const unread = [
        '/api/maps',
        '/api/map/drawing/100000000',
        '/api/item/icon/1302000',
        '/cards/map/100000000.png',
      ];
      for (const address of unread)
        expect([address, (await api.call(address)).status]).toEqual([address, 503]);
      await server.start();
      await until(api, '/api/health/ready', 200);
      expect((await api.call('/api/rankings')).status).toBe(200);
      expect((await api.call('/api/maps')).status).toBe(200);
    } finally {
      await api.close();
    }
  });
});

describeWithServer('a database that refuses us', () => {
  const startOn = (databaseUrl: string) => startApi({ engine: 'mariadb', databaseUrl });

  test('is one line that names the user', async () => {
    const url = new URL(server.url('game'));
    url.username = 'stranger';
    await expect(startOn(url.href)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+ refuses the user "stranger": the password is wrong, or the user may not connect/,
    );
  });

  test('is one line that says what the user may not do', async () => {
    const databaseUrl = new URL(await createTestDatabase(server.url('')));
    await server.execute("CREATE USER reader@'127.0.0.1'", `GRANT SELECT ON *.* TO reader@'127.0.0.1'`);
    databaseUrl.username = 'reader';
    await expect(startOn(databaseUrl.href)).rejects.toThrow(
      /does not let the user "reader" create the portal_\* tables.*: npm run -s portico -- doctor --grants/,
    );
  });

  test('is one line that says where the user has no rights at all', async () => {
    const databaseUrl = new URL(await createTestDatabase(server.url('')));
    await server.execute("CREATE USER guest@'127.0.0.1'");
    databaseUrl.username = 'guest';
    await expect(startOn(databaseUrl.href)).rejects.toThrow(
      /gives the user "guest" no right on it: npm run -s portico -- doctor --grants/,
    );
  });

  test('is one line that names the database that is not there', async () => {
    await expect(startOn(server.url('nowhere'))).rejects.toThrow(/has no database "nowhere"/);
  });
});
