import { IS_FULL, onOneEngine } from '@portico/testing-api';
import { FEATURE_NEEDS, REQUIRED_NEEDS } from '../../src/game/index.js';
import { COSMIC_TABLES, NULLABLE_TABLES } from '../../src/game/stock-schema/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertGoods, insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { UPGRADE } from '../rows/bank.js';
import { insertItem } from '../rows/inventory-rows.js';

const ADMIN = 3;
const OAR = 1_302_000;
const TONIC = 2_000_000;
const CRAB = 100_100;

/** Columns that name the subject of a row. A row where they are NULL belongs to no one and is never shown. */
const REFERENCES = new Set([
  'accounts.name',
  'accounts.password',
  'characters.accountid',
  'inventoryitems.type',
  'inventoryitems.characterid',
  'inventoryitems.accountid',
  'inventoryitems.itemid',
  'inventoryitems.inventorytype',
  'inventoryequipment.inventoryitemid',
  'inventorymerchant.inventoryitemid',
  'storages.accountid',
  'drop_data.dropperid',
  'drop_data_global.itemid',
  'drop_data.itemid',
  'reactordrops.reactorid',
  'reactordrops.itemid',
  'plife.life',
]);

/** Values that mean the same as NULL, unless that is zero, an empty text or the stock schema's default. */
const SAME_AS_NULL: Readonly<Record<string, string | number>> = {
  'accounts.tempban': '2005-05-11 00:00:00',
  'characters.lastLogoutTime': '2015-01-01 05:00:00',
  'plife.type': 'n',
};

/** Values that become "unknown", unlike any other. */
const UNKNOWN: readonly string[] = ['accounts.createdat', 'accounts.characterslots', 'guilds.name'];

const READ = new Set(
  [REQUIRED_NEEDS, ...Object.values(FEATURE_NEEDS)].flatMap((needs) =>
    Object.entries(needs).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  ),
);

const MOMENTS = new Set(['asOf', 'ranksAsOf', 'dropsAsOf', 'requestId']);

/** Every nullable column that the portal reads, with its value that means the same. */
const COLUMNS = NULLABLE_TABLES.flatMap(({ name: table, columns }) =>
  columns
    .filter(({ isNullable, name }) => isNullable && READ.has(`${table}.${name}`))
    .filter(({ name }) => !REFERENCES.has(`${table}.${name}`) && !UNKNOWN.includes(`${table}.${name}`))
    .map(({ name, type }) => {
      const known = SAME_AS_NULL[`${table}.${name}`];
      return [
        `${table}.${name}`,
        known ?? (/CHAR|TEXT/.test(type) ? '' : /TIME|DATE/.test(type) ? null : 0),
      ] as const;
    }),
);

const groupOf = ([column]: readonly [string, unknown]) => (IS_FULL ? column : column.split('.', 1).join(''));

/** Columns that are NULL together: all of a table, or one at a time in the full suite, which names the faulty one. */
const TOGETHER = [...new Set(COLUMNS.map(groupOf))].map(
  (group) => [group, COLUMNS.filter((column) => groupOf(column) === group)] as const,
);

const PAGES = [
  '/api/rankings?limit=10',
  '/api/rankings/11',
  '/api/rankings/21',
  '/api/search?q=play',
  '/api/world',
  '/api/market/active-stores-db',
  '/api/market/store-items-db/21',
  '/api/itemdatabase/monster/100100/drops',
  `/api/itemdatabase/item/${OAR}`,
  '/api/characters/appearance/11',
  '/api/auth/user',
  '/api/dashboard/overview',
  '/api/inventory/character/11',
];
const ADMIN_PAGES = [
  '/api/admin/accounts?search=account',
  '/api/admin/accounts/1',
  `/api/droprates/monster/${CRAB}/drops`,
];

onOneEngine('a column of the game that is NULL', (engine) => {
  let api: TestApi;
  let skippedMs = 0;
  let tokens: { player: string; admin: string };
  let unchanged: Record<string, unknown> | undefined;

  beforeAll(async () => {
    const now = performance.now.bind(performance);
    // Answers cached for seconds have expired by the next request.
    vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs);
    api = await startApi({
      engine,
      gameTables: 'nullable',
      settings: { server: { limits: { read: 1_000_000, search: 1_000_000 } } },
    });
    await api.seed(async (manager) => {
      for (const id of [1, 2, ADMIN]) await insertAccount(manager, id, { webadmin: id === ADMIN ? 1 : 0 });
      await insertRow(manager, 'guilds', { guildid: 1, name: 'Lanterns', leader: 11 });
      await insertCharacter(manager, 11, { level: 30, job: 100, fame: 4, guildid: 1 });
      await insertCharacter(manager, 21, { accountid: 2, level: 20, HasMerchant: 1 });
      await insertItem(manager, { id: 1, owner: 11, itemId: OAR, tab: -1, position: -11 }, { str: 3 });
      await insertItem(manager, { id: 2, owner: 11, itemId: TONIC, tab: 2, position: 1 });
      await insertGoods(manager, { id: 3, owner: 21, itemId: OAR }, { str: 2 });
      await insertRow(manager, 'drop_data', { id: 1, dropperid: CRAB, itemid: OAR, chance: 500 });
      await insertRow(manager, 'drop_data_global', { id: 1, continent: -1, itemid: TONIC, chance: 500 });
      await insertRow(manager, 'reactordrops', {
        reactordropid: 1,
        reactorid: 2001,
        itemid: OAR,
        chance: 4,
        questid: -1,
      });
      await importCatalog(manager);
    });
    tokens = {
      player: await api.app.get(SessionsService).open(1),
      admin: await api.app.get(SessionsService).open(ADMIN),
    };
  });

  afterAll(async () => {
    await api.close();
    vi.restoreAllMocks();
  });

  async function pages(): Promise<Record<string, unknown>> {
    skippedMs += 3_600_000;
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
    const answers: Record<string, unknown> = {};
    for (const [addresses, token] of [
      [PAGES, tokens.player],
      [ADMIN_PAGES, tokens.admin],
    ] as const) {
      for (const address of addresses) {
        const { status, body } = await api.call<Record<string, unknown>>(address, { token });
        expect([address, status < 500]).toEqual([address, true]);
        answers[address] = JSON.parse(JSON.stringify(body, (key, value) => (MOMENTS.has(key) ? 0 : value)));
      }
    }
    return answers;
  }

  /** Sets it in all rows except the admin's. */
  async function set(column: string, value: string | number | null): Promise<void> {
    const [table = '', name = ''] = column.split('.');
    const others = table === 'accounts' ? ` WHERE id <> ${ADMIN}` : '';
    await api.seed((manager) => manager.query(`UPDATE ${table} SET \`${name}\` = ?${others}`, [value]));
  }

  async function contentOf(column: string): Promise<Record<string, number | string | null>[]> {
    const [table = '', name = ''] = column.split('.');
    const columns = [...keyOf(table), name].map((part) => `\`${part}\``);
    return api.database.reader.query(`SELECT ${columns.join(', ')} FROM ${table}`);
  }

  async function putBack(column: string, rows: Awaited<ReturnType<typeof contentOf>>): Promise<void> {
    const [table = '', name = ''] = column.split('.');
    const key = keyOf(table);
    const isRow = key.map((part) => `\`${part}\` = ?`).join(' AND ');
    await api.seed(async (manager) => {
      for (const row of rows)
        await manager.query(`UPDATE ${table} SET \`${name}\` = ? WHERE ${isRow}`, [
          row[name],
          ...key.map((part) => row[part]),
        ]);
    });
  }

  /** Pages whose values differ in some columns. */
  async function pagesWith(values: readonly (readonly [string, string | number | null])[]) {
    const before: [string, Awaited<ReturnType<typeof contentOf>>][] = [];
    for (const [column] of values) before.push([column, await contentOf(column)]);
    const isUnchanged = values.every(([column, value], place) =>
      before[place]?.[1].every((row) => row[column.split('.')[1] ?? ''] === value),
    );
    if (isUnchanged && unchanged !== undefined) return unchanged;
    try {
      for (const [column, value] of values) await set(column, value);
      const found = await pages();
      if (isUnchanged) unchanged = found;
      return found;
    } finally {
      for (const [column, rows] of before) await putBack(column, rows);
    }
  }

  test.each(TOGETHER)('is what means the same: %s', async (_, columns) => {
    const expected = await pagesWith(columns);
    expect(await pagesWith(columns.map(([column]) => [column, null]))).toEqual(expected);
  });

  test('stays NULL where a cluster has to see that the row of an account is written', async () => {
    vi.spyOn(api.database, 'isCluster', 'get').mockReturnValueOnce(true);
    await set('accounts.votepoints', null);
    await set('characters.meso', 3_000_000);
    const payload = { characterId: 11, statType: 'maxhp', amount: 1, paymentType: 'meso' };
    const { status } = await api.call(UPGRADE, { method: 'POST', token: tokens.player, payload });
    expect(status).toBe(200);
    expect(await contentOf('accounts.votepoints')).toContainEqual({ id: 1, votepoints: null });
  });

  test.each(UNKNOWN)('is what is not known, and no page fails for it: %s', async (column) => {
    const found = await pagesWith([[column, null]]);
    expect(Object.keys(found)).toEqual([...PAGES, ...ADMIN_PAGES]);
  });

  test('leaves everybody on their pages where it is a ban, a state or a rank', async () => {
    for (const column of [
      'accounts.tempban',
      'accounts.banned',
      'accounts.loggedin',
      'characters.gm',
      'characters.guildid',
    ])
      await set(column, null);
    const found = await pages();
    expect(found['/api/rankings?limit=10']).toMatchObject({ players: [{ id: 11 }, { id: 21 }] });
    expect(found['/api/auth/user']).toMatchObject({ isAdmin: false, banned: false, loggedIn: false });
  });
});

function keyOf(table: string): readonly string[] {
  const definition = COSMIC_TABLES.find(({ name }) => name === table);
  const increment = definition?.columns.find(({ isIncrement }) => isIncrement)?.name;
  return definition?.primaryKey ?? [increment ?? 'charid'];
}
