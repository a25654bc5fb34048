import { forEachEngine, onOneEngine, type TestEngine } from '@portico/testing-api';
import { openTestDatabase, type OpenDatabase } from '../../../test/harness/open-database.js';
import { insertAccount } from '../../../test/harness/rows.js';
import { AccountEntity, CharacterEntity, GuildEntity } from '@portico/services/game/entities';
import { createGameTables } from '@portico/services/game/stock-schema';
import { NxLogEntity } from '@portico/services/modules/game-logs';
import { CharacterModeEntity, IronmanGroupEntity } from '@portico/services/modules/character-modes';
import { schema } from '../../../src/portal-schema.js';
import { proves } from '../../../test/harness/proves.js';
import { fillBenchData, FIRST_ID } from './bench-data.js';
import { fillBenchLogs } from './bench-logs.js';
import { BENCH_BATCH, benchRows } from './bench-rows.js';

describe('rows of a benchmark', () => {
  it('are the same each time, and each batch is closed in itself', () => {
    const rows = benchRows(BENCH_BATCH, BENCH_BATCH * 2, 1000);
    // Compared as text, because comparing a hundred thousand values one by one takes seconds.
    expect(JSON.stringify(benchRows(BENCH_BATCH, BENCH_BATCH * 2, 1000)) === JSON.stringify(rows)).toBe(true);
    const accountIds = new Set(rows.accounts.map(({ id }) => id));
    const guildIds = new Set(rows.guilds.map(({ id }) => id));
    const groupIds = new Set(rows.groups.map(({ id }) => id));
    const characterIds = new Set(rows.characters.map(({ id }) => id));
    expect(rows.characters.filter(({ accountId }) => !accountIds.has(accountId))).toEqual([]);
    expect(rows.characters.filter(({ guildId }) => guildId !== 0 && !guildIds.has(guildId))).toEqual([]);
    expect(rows.modes.filter(({ groupId }) => groupId !== null && !groupIds.has(groupId))).toEqual([]);
    expect(rows.guilds.filter(({ leaderId }) => !characterIds.has(leaderId))).toEqual([]);
    expect(accountIds.size).toBe(rows.accounts.length);
  });

  it('have names that the game allows, each once', () => {
    const names = [0, BENCH_BATCH].flatMap((start) =>
      benchRows(start, start + BENCH_BATCH, 0).characters.map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Za-z0-9]{3,12}$/.test(name))).toEqual([]);
  });
});

/** A database for each test, and what fills it. */
function benchOn(engine: TestEngine) {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine, schema);
  });
  afterEach(() => database.close());
  return {
    open: () => database,
    fill: (options: { characters: number; mayReplace?: boolean; isDemo?: boolean }) =>
      fillBenchData(database, { mayReplace: false, isDemo: false, ...options }),
  };
}

forEachEngine('data of a benchmark', (engine) => {
  proves('bench/bench-logs', 'platform/persistence/write-rows');

  const { open, fill } = benchOn(engine);

  it('fills an empty database, tables of the game included', async () => {
    const counts = await fill({ characters: 1200 });
    const { manager: reader } = open().database.reader;
    expect(counts).toMatchObject({ characters: 1200, accounts: 720, modes: 120 });
    expect({
      accounts: await reader.count(AccountEntity),
      characters: await reader.count(CharacterEntity),
      guilds: await reader.count(GuildEntity),
      modes: await reader.count(CharacterModeEntity),
      groups: await reader.count(IronmanGroupEntity),
    }).toEqual(counts);
  });

  it('writes a year of logs in the order of their times', async () => {
    await fill({ characters: 100 });
    const until = Date.UTC(2026, 0, 1);
    const options = { rows: 2000, characters: 100, firstId: FIRST_ID, until };
    const counts = await fillBenchLogs(open(), options);
    expect(counts).toMatchObject({ characterexplogs: 1000, portal_nx_log: 400, portal_vote: 300 });
    expect(await fillBenchLogs(open(), options)).toEqual(counts);
    const { manager: reader } = open().database.reader;
    const rows = await reader.find(NxLogEntity, { order: { id: 'ASC' } });
    expect(rows).toHaveLength(400);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(rows.at(-1)?.at).toBeLessThan(until);
    const strangers = await reader.query<unknown[]>(
      `SELECT log.id FROM portal_nx_log log LEFT JOIN characters owner
         ON owner.id = log.character_id AND owner.accountid = log.account_id WHERE owner.id IS NULL`,
    );
    expect(strangers).toEqual([]);
  });
});

onOneEngine('what else is in the database of a benchmark', (engine) => {
  const { open, fill } = benchOn(engine);

  it('replaces an earlier benchmark only when told to', async () => {
    await fill({ characters: 100 });
    await expect(fill({ characters: 50 })).rejects.toThrow('--yes');
    await fill({ characters: 50, mayReplace: true });
    expect(await open().database.reader.manager.count(CharacterEntity)).toBe(50);
  });

  it('leaves a database alone whose accounts no benchmark made', async () => {
    await open().unitOfWork.run(async (manager) => {
      await createGameTables(manager);
      await insertAccount(manager, 1);
    });
    await expect(fill({ characters: 50, mayReplace: true })).rejects.toThrow('no benchmark made');
    expect(await open().database.reader.manager.count(CharacterEntity)).toBe(0);
    expect(await open().database.reader.manager.count(AccountEntity)).toBe(1);
  });

  it('stands beside the people of a demo world', async () => {
    await open().unitOfWork.run(async (manager) => {
      await createGameTables(manager);
      await insertAccount(manager, 1);
    });
    await fill({ characters: 50, isDemo: true });
    await fill({ characters: 20, isDemo: true, mayReplace: true });
    expect(await open().database.reader.manager.count(CharacterEntity)).toBe(20);
    expect(await open().database.reader.manager.countBy(AccountEntity, { id: 1 })).toBe(1);
  });
});
