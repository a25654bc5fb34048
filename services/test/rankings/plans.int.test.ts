import { createTestDatabase, dropTestDatabase, mariadbPrograms, MariadbServer } from '@portico/testing-api';
import { MerchantRows } from '../../src/game/index.js';
import { AppearanceRepository } from '../../src/modules/avatars/appearance/appearance.service.js';
import { RankReader, RankSourceRepository } from '../../src/modules/rankings/board/rank-reader.js';
import { PlayerDetailsRepository } from '../../src/modules/rankings/index.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';

const ACCOUNTS = 600_000;
const CHARACTERS = 1_000_000;
const MERCHANTS = 2000;

/** A character, its account, its mode and its group, and the end of a range. */
const READS_PER_CHARACTER = 5;

/** Aliases of the tables with the same number of rows. */
const LARGE = new Set(['player', 'account', 'item']);

const isFull = process.env.PORTICO_TEST_FULL === '1';
const mysqlUrl = process.env.PORTICO_TEST_MYSQL_URL ?? '';

const numbers = (end: number) =>
  `WITH RECURSIVE digit AS (SELECT 0 AS d UNION ALL SELECT d + 1 FROM digit WHERE d < 9)
   SELECT n FROM (SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d + 100000 * g.d AS n
   FROM digit a, digit b, digit c, digit e, digit f, digit g) numbers WHERE n <= ${end}`;

const accounts = (from: number) => `INSERT INTO accounts (id, name, banned, tempban)
  SELECT n, CONCAT('account', n), n % 50 = 0, IF(n % 97 = 0, '2037-01-01 00:00:00', '2005-05-11 00:00:00')
  FROM (${numbers(ACCOUNTS)}) numbered WHERE n >= ${from}`;

const characters = (from: number) => `INSERT INTO characters
  (id, accountid, name, level, exp, fame, job, gm, guildid, HasMerchant)
  SELECT n, 1 + (n * 3) DIV 5 % ${ACCOUNTS}, CONCAT('Player', n), 1 + n * 7919 % 200, n * 104729 % 1000000000, n % 300, 100 * (n % 5),
  IF(n % 1000 = 0, 3, 0), IF(n % 4 = 0, n DIV 80, 0), n % ${CHARACTERS / MERCHANTS} = 0
  FROM (${numbers(CHARACTERS)}) numbered WHERE n >= ${from}`;

const GOODS = [
  `INSERT INTO inventoryitems (inventoryitemid, type, characterid, itemid, inventorytype, position, quantity, owner, flag, giftFrom)
   SELECT n, IF(n % 50 = 0, 6, 1), n * 10, 2000000, 2, 1, 1, '', 0, '' FROM (${numbers(100_000)}) numbered`,
  `INSERT INTO inventorymerchant (inventoryitemid, characterid, bundles)
   SELECT inventoryitemid, characterid, 1 FROM inventoryitems WHERE type = 6`,
];

/** Table statistics: correct ones, or from a time when each table had one row. */
const STATISTICS = {
  'tables that were analyzed': ['ANALYZE TABLE accounts, characters, inventoryitems, inventorymerchant'],
  'a table of accounts that was small when it was looked at last': [],
};

describePlans('MariaDB', mariadbPrograms() !== undefined, async () => {
  const server = await MariadbServer.create();
  return { url: await createTestDatabase(server.url('')), end: () => server.destroy() };
});

describePlans('MySQL', mysqlUrl !== '', async () => {
  const url = await createTestDatabase(mysqlUrl);
  return { url, end: () => dropTestDatabase(url) };
});

function describePlans(
  name: string,
  isThere: boolean,
  open: () => Promise<{ url: string; end: () => Promise<void> }>,
): void {
  if (isFull && !isThere) {
    const how = name === 'MySQL' ? 'set PORTICO_TEST_MYSQL_URL' : 'install mariadb-server';
    process.stderr.write(`SKIPPED: plans of statements on ${name}. To run them, ${how}.\n`);
  }
  const describeFull = isFull && isThere ? describe : describe.skip;

  describeFull(`a million characters on ${name}`, () => {
    let database: { url: string; end: () => Promise<void> };
    let api: TestApi;

    beforeAll(async () => {
      database = await open();
      api = await startApi({ engine: 'mariadb', databaseUrl: database.url });
      await api.seed(async (manager) => {
        for (const table of ['accounts', 'characters'])
          await manager.query(`ALTER TABLE ${table} STATS_PERSISTENT = 1, STATS_AUTO_RECALC = 0`);
        await manager.query(`${accounts(1)} AND n <= 1`);
        await manager.query(characters(1));
        await manager.query('ANALYZE TABLE accounts, characters');
        await manager.query(accounts(2));
        for (const goods of GOODS) await manager.query(goods);
      });
    }, 600_000);

    afterAll(async () => {
      await api.close();
      await database.end();
    });

    const readAll = () => api.app.get(RankReader).read(Date.now());

    async function rowsRead(work: () => Promise<unknown>): Promise<number> {
      const count = async () => {
        const rows: { Value: string }[] = await api.database.reader.query(
          "SHOW GLOBAL STATUS WHERE Variable_name LIKE 'Handler_read%'",
        );
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const before = await count();
      await work();
      return (await count()) - before;
    }

    describe.each(Object.entries(STATISTICS).reverse())('and %s', (_, statements) => {
      beforeAll(async () => {
        await api.seed(async (manager) => {
          for (const statement of statements) await manager.query(statement);
        });
      });

      test('are read for the ranking with a few reads for each', async () => {
        expect(await rowsRead(readAll)).toBeLessThan(READS_PER_CHARACTER * CHARACTERS);
        const range = { from: 100_000, to: 150_000 };
        const probe = () => api.app.get(RankSourceRepository).fingerprint(range, Date.now());
        expect(await rowsRead(probe)).toBeLessThan(READS_PER_CHARACTER * 50_001);
      });

      test('are never read as a whole for a page of them', async () => {
        const ids = Array.from({ length: 20 }, (_unused, index) => 1 + index * 49_999);
        const work = async () => {
          await api.app.get(PlayerDetailsRepository).findDetails(ids);
          await api.app.get(AppearanceRepository).findLooks(ids);
          await api.app.get(RankSourceRepository).chunks(Date.now()).next();
        };
        const sent = await statementsOf(api.database, work);
        expect(sent.length).toBeGreaterThanOrEqual(3);
        for (const statement of sent)
          expect((await fullScansOf(api, statement)).filter((alias) => LARGE.has(alias))).toEqual([]);
        expect(await rowsRead(work)).toBeLessThan(40_000);
      });

      test('are read once for the stores of a few of them', async () => {
        expect(await rowsRead(() => api.app.get(MerchantRows).openStores())).toBeLessThan(
          CHARACTERS + 20 * MERCHANTS,
        );
      });
    });
  });
}
