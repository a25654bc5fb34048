import fc from 'fast-check';
import { createTestDatabase, IS_FULL, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { runImport } from '../../src/catalog/import/run-import.js';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { AccountEntity, GameClock } from '../../src/game/index.js';
import type { AdminAccountDto } from '../../src/modules/admin/accounts/accounts.dto.js';
import { BanWriter } from '../../src/modules/identity/administration/ban-writer.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { createDatabase, createUnitOfWork } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { SMALL_SERVER, writeFiles } from '../harness/small-server.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';

// These settings affect a whole server; the tests must not change one that was given by its address.
const hasPrograms = mariadbPrograms() !== undefined;
if (!hasPrograms)
  process.stderr.write('SKIPPED: a database that is set badly. Install mariadb-server to run these tests.\n');
const describeWithServer =
  hasPrograms || process.env.PORTICO_REQUIRE_MARIADB === '1' ? describe : describe.skip;
const SUMMER = Date.UTC(2027, 6, 1, 12);
const WINTER = Date.UTC(2028, 0, 15, 12);
/** Half past two, by a UTC clock, in the night in which New York skips from two to three. */
const NO_HOUR_IN_NEW_YORK = Date.UTC(2027, 2, 14, 2, 30);

/** Every server setting that changes the meaning of a statement or of a text in it. */
const MODES = [
  '',
  'NO_BACKSLASH_ESCAPES',
  'ANSI_QUOTES',
  'PIPES_AS_CONCAT',
  'IGNORE_SPACE',
  'HIGH_NOT_PRECEDENCE',
  'NO_UNSIGNED_SUBTRACTION',
  'NO_AUTO_VALUE_ON_ZERO',
  'PAD_CHAR_TO_FULL_LENGTH',
  'EMPTY_STRING_IS_NULL',
  'SIMULTANEOUS_ASSIGNMENT',
  'NO_ZERO_DATE,NO_ZERO_IN_DATE,STRICT_ALL_TABLES',
  'ANSI',
  'ORACLE',
  'MSSQL',
  'MYSQL40',
] as const;

const WORST = [
  "sql_mode = 'ORACLE,NO_BACKSLASH_ESCAPES,ANSI_QUOTES,PIPES_AS_CONCAT,ONLY_FULL_GROUP_BY'",
  "time_zone = '-05:00'",
  'autocommit = 0',
  'completion_type = CHAIN',
  'foreign_key_checks = 0',
  'default_storage_engine = MyISAM',
  'sql_safe_updates = 1',
  'sql_select_limit = 1',
  'sql_auto_is_null = 1',
  'max_statement_time = 1',
  'character_set_client = latin1',
  'character_set_connection = latin1',
  'character_set_results = latin1',
  "tx_isolation = 'READ-UNCOMMITTED'",
  'tx_read_only = 1',
];

describeWithServer('a database server that is set badly', () => {
  let server: MariadbServer;

  beforeAll(async () => {
    server = await MariadbServer.create({ environment: { TZ: 'America/New_York' } });
  });

  afterAll(() => server.destroy());

  const setGlobally = (...settings: string[]) =>
    server.execute(...settings.map((setting) => `SET GLOBAL ${setting}`));

  describe('in every way', () => {
    let api: TestApi;

    beforeAll(async () => {
      const databaseUrl = await createTestDatabase(server.url(''));
      const before = await startApi({ engine: 'mariadb', databaseUrl });
      await before.seed(async (manager) => {
        await insertAccount(manager, 1, { name: 'admin', password: 'Moss & Willow 7' });
        await insertAccount(manager, 2, { name: "o'neil", password: 'Moss & Willow 7' });
      });
      await before.close();
      await setGlobally(...WORST);
      api = await startApi({ engine: 'mariadb', databaseUrl, gameTables: 'none' });
    });

    afterAll(async () => {
      await api.close();
      await setGlobally(...WORST.map((setting) => `${setting.split(' =')[0]} = DEFAULT`));
    });

    const login = (username: string, password: string) =>
      api.call('/api/auth/login', { method: 'POST', payload: { username, password } });

    test('lets no text of a visitor end the text of a statement', async () => {
      for (const name of ["\\' OR 1=1-- ", "\\'OR id=1#", "' OR '1'='1", '" OR ""="'])
        expect([name, (await login(name, 'Moss & Willow 7')).status]).toEqual([name, 400]);
    });

    test('lets somebody in whose name has a quote', async () => {
      expect(await login("o'neil", 'Moss & Willow 7')).toMatchObject({ status: 200 });
      expect(await login("o'nobody", 'Moss & Willow 7')).toMatchObject({
        status: 400,
        body: { code: 'identity.invalid_credentials' },
      });
    });

    test('takes an import whose texts have quotes and backslashes', async () => {
      const folder = api.config.env.home;
      await writeFiles(folder, SMALL_SERVER);
      await runImport({ folder, unitOfWork: api.unitOfWork });
      await api.loadCatalog();
      expect((await api.call('/api/itemdatabase/item/4000000')).text).toContain('Mind & \\"Heart\\" <3');
    });

    const state = `SELECT @@sql_mode AS mode, @@time_zone AS zone, @@autocommit AS autocommit, @@tx_isolation AS isolation,
      @@completion_type AS completion, @@sql_select_limit > 1000000 AS allRows, @@sql_safe_updates AS safeUpdates,
      @@character_set_client AS client, @@collation_connection AS collation, @@foreign_key_checks AS foreignKeys`;
    const pinned = {
      mode: 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
      zone: '-05:00',
      autocommit: 1,
      isolation: 'REPEATABLE-READ',
      completion: 'NO_CHAIN',
      allRows: 1,
      safeUpdates: 0,
      client: 'utf8mb4',
      collation: 'utf8mb4_general_ci',
      foreignKeys: 1,
    };

    test('is set as the portal needs it on every connection, after a restart of the server too', async () => {
      const look = async () => {
        expect(await api.database.reader.query(state)).toEqual([pinned]);
        expect(await api.unitOfWork.run((manager) => manager.query(state))).toEqual([pinned]);
        expect(await api.database.reader.query('SELECT @@max_statement_time AS seconds')).toEqual([
          { seconds: 2 },
        ]);
        expect(await api.unitOfWork.run((m) => m.query('SELECT @@max_statement_time AS seconds'))).toEqual([
          { seconds: 0 },
        ]);
      };
      await look();
      await server.stop();
      await server.start();
      await setGlobally(...WORST);
      await vi.waitFor(look, { timeout: 30_000, interval: 50 });
    });
  });

  test.each(MODES)('keeps every name and text as it is: sql_mode "%s"', async (mode) => {
    const databaseUrl = await createTestDatabase(server.url(''));
    await setGlobally(`sql_mode = '${mode}'`);
    const config = testConfig({ home: '/nowhere', databaseUrl });
    const database = createDatabase(config, schema, () => undefined);
    const unitOfWork = createUnitOfWork(database);
    try {
      await database.open(async () => {
        await unitOfWork.run((manager) =>
          manager.query(
            'CREATE TABLE accounts (id INT PRIMARY KEY, name VARCHAR(13), banreason TEXT) CHARSET utf8mb4',
          ),
        );
      });
      const texts = fc.string({
        unit: fc.constantFrom(...`'"\\\`%_-#; |&!\0\n\u001a`, 'a', 'é', '木', '😀'),
        maxLength: 12,
      });
      const rows = fc.sample(fc.tuple(texts, texts), { numRuns: IS_FULL ? 100 : 25, seed: 28 });
      await unitOfWork.run(async (manager) => {
        for (const [index, [name, banReason]] of rows.entries())
          await insertAccount(manager, index + 1, { name, banreason: banReason });
      });
      for (const [index, [name, banReason]] of rows.entries()) {
        const found = await database.reader
          .getRepository(AccountEntity)
          .createQueryBuilder('account')
          .select(['account.id', 'account.name', 'account.banReason'])
          .where('CAST(account.name AS BINARY) = CAST(:name AS BINARY)', { name })
          .andWhere('CAST(account.banReason AS BINARY) = CAST(:banReason AS BINARY)', { banReason })
          .getMany();
        expect(found).toContainEqual(expect.objectContaining({ id: index + 1, name, banReason }));
      }
    } finally {
      await database.close();
      await setGlobally('sql_mode = DEFAULT');
    }
  });

  describe('with clocks of its own', () => {
    let databaseUrl: string;

    beforeAll(async () => {
      databaseUrl = await createTestDatabase(server.url(''));
      const api = await startApi({ engine: 'mariadb', databaseUrl });
      await api.seed(async (manager) => {
        await insertAccount(manager, 1, { webadmin: 1 });
        for (const id of [2, 3, 4]) await insertAccount(manager, id);
        for (const id of [2, 3, 4]) await insertCharacter(manager, id, { accountid: id });
      });
      await api.close();
    });

    afterAll(() => setGlobally('time_zone = DEFAULT'));

    // The server's machine is in New York, where the clocks change.
    const zones = IS_FULL ? ['-05:00', '+00:00', '+05:30', '+09:00', 'SYSTEM'] : ['-05:00', 'SYSTEM'];
    const games = IS_FULL ? ['UTC', 'Asia/Tokyo', 'America/New_York'] : ['UTC', 'Asia/Tokyo'];

    test.each(zones.flatMap((zone) => games.map((game) => [zone, game] as const)))(
      'reads and writes dates as the game does: database %s, game %s',
      async (zone, game) => {
        await setGlobally(`time_zone = '${zone}'`);
        const clock = new GameClock(game);
        const api = await startApi({
          engine: 'mariadb',
          databaseUrl,
          gameTables: 'none',
          settings: { server: { game: { timeZone: game } } },
        });
        // The game's own connection: any time zone of the server, and texts by the game's clock.
        const theirs = await createConnection({ uri: databaseUrl, dateStrings: true });
        try {
          const now = Math.floor(Date.now() / 1000) * 1000;
          const [earlier, later] = [now - HOUR_MS, now + HOUR_MS];
          await theirs.query('UPDATE accounts SET lastlogin = ?, tempban = ? WHERE id = 2', [
            clock.textOf(earlier),
            clock.textOf(later),
          ]);
          await theirs.query('UPDATE accounts SET tempban = ? WHERE id = 3', [clock.textOf(earlier)]);
          await theirs.query('UPDATE accounts SET createdat = CURRENT_TIMESTAMP WHERE id = 2');
          const token = await api.app.get(SessionsService).open(1);
          const { body } = await api.call<AdminAccountDto>('/api/admin/accounts/2', { token });
          expect(body).toMatchObject({ lastSeenAt: earlier, ban: { type: 'temporary', until: later } });
          expect(Math.abs(Number(body.createdAt) - now)).toBeLessThan(5 * 60_000);
          await api.app.get(RankBoardService).refresh();
          const { body: rankings } = await api.call<RankingsDto>('/api/rankings');
          expect(rankings.players.map(({ id }) => id)).toEqual([3, 4]);

          for (const until of [later, SUMMER, WINTER, NO_HOUR_IN_NEW_YORK]) {
            const ban = { type: 'temporary', reason: 'bots', until } as const;
            await api.unitOfWork.run((manager) => api.app.get(BanWriter).ban(manager, 4, ban));
            const [[read]] = await theirs.query<(RowDataPacket & { tempban: string })[]>(
              'SELECT tempban FROM accounts WHERE id = 4',
            );
            const held = Number(clock.parse(String(read?.tempban))) - until;
            expect([0, ...(until === NO_HOUR_IN_NEW_YORK ? [HOUR_MS / 2] : [])]).toContain(held);
          }
          await api.unitOfWork.run((manager) => api.app.get(BanWriter).unban(manager, 4));
        } finally {
          await theirs.end();
          await api.close();
        }
      },
    );
  });
});
