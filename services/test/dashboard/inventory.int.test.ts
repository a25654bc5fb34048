import { forEachEngine } from '@portico/testing-api';
import { GameFeatures, InventoryItemEntity } from '../../src/game/index.js';
import type {
  CharacterInventoryDto,
  InventoryItemDto,
  OreStorageDto,
} from '../../src/modules/dashboard/inventory/inventory.mapper.js';
import { MAX_ITEMS } from '../../src/modules/dashboard/inventory/inventory.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertRows } from '../../src/platform/persistence/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestAnswer, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { EXPIRES_AT, insertInventories, insertItem, ODD_TAG } from '../rows/inventory-rows.js';
import { BAD_IDS } from '../rows/refusals.js';

const OWN = 11;
const BARE = 12;
const FOREIGN = 21;

forEachEngine('the inventory of a character', (engine) => {
  proves('modules/dashboard/inventory/inventory.service');

  let api: TestApi;
  let token: string;

  const inventory = <T = CharacterInventoryDto>(id: number | string, by: string | undefined = token) =>
    api.call<T>(`/api/inventory/character/${id}`, { token: by });

  beforeAll(async () => {
    api = await startApi({ engine, settings: { server: { limits: { read: 1_000_000 } } } });
    await api.seed(importCatalog);
    await api.seed(insertInventories);
    await api.loadCatalog();
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  it('shows the owner every tab in the order of its places', async () => {
    const { status, body } = await inventory(OWN);
    expect(status).toBe(200);
    const ids = Object.entries(body.inventory).map(([tab, items]: [string, InventoryItemDto[]]) => [
      tab,
      items.map(({ id }) => id),
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      equipped: [104, 101, 102, 103],
      equip: [112, 111],
      use: [113],
      setup: [114],
      etc: [115],
      cash: [116],
    });
    expect(body.capacities).toEqual({ equip: 48, use: 36, setup: 24, etc: 96, cash: 90 });
    expect(body.itemNames).toEqual({
      1302000: 'Ferry Oar',
      1302001: 'Gilded Ferry Oar',
      2000000: 'Plum Tonic',
      3010000: 'Wicker Chair',
      4999999: 'Item 4999999',
      5000000: '100% Cotton Pup',
    });
  });

  it('tells of what is worn its slot, what covers it, name tag, flags, and what was rolled beside the average', async () => {
    const { body } = await inventory(OWN);
    const [hat, weapon, cover, ofPet] = body.inventory.equipped;
    expect(weapon).toEqual({
      id: 101,
      itemId: 1_302_000,
      position: 11,
      slot: 'weapon',
      isCover: false,
      quantity: 1,
      owner: ODD_TAG,
      giftFrom: null,
      flag: 3,
      expiration: null,
      stats: expect.objectContaining({ watk: 24, str: 0, upgradeslots: 2, upgrades: 4, vicious: 1 }),
      price: 1,
    });
    expect(
      [hat, cover, ofPet].map((item) => [item?.position, item?.slot, item?.isCover, item?.flag]),
    ).toEqual([
      [1, 'hat', false, 0],
      [111, 'weapon', true, 4],
      [114, null, false, 8],
    ]);
    expect(Object.keys(body.averages)).toEqual(['1302000', '1302001']);
    expect(body.averages['1302000']).toMatchObject({ watk: 17, str: 0, upgradeslots: 7 });
  });

  it('tells of what is carried its number, price, end and giver', async () => {
    const { equip, use, etc, cash } = (await inventory(OWN)).body.inventory;
    expect(equip[0]).toMatchObject({ expiration: EXPIRES_AT, slot: null, stats: { str: 3 }, price: 1 });
    expect(equip[1]).toMatchObject({ price: null });
    expect(use[0]).toMatchObject({ position: 5, quantity: 100, price: 5, flag: 2, stats: null });
    expect(etc[0]).toMatchObject({ position: 96, quantity: 2_147_483_647, price: null });
    // Forks write dates out of range for permanent items.
    expect(cash[0]).toMatchObject({ giftFrom: 'Sable', expiration: null });
  });

  it('is empty for characters without items, with the usual capacity where the game has none', async () => {
    const { status, body } = await inventory(BARE);
    expect(status).toBe(200);
    expect(Object.values(body.inventory).flat()).toEqual([]);
    expect([body.itemNames, body.averages]).toEqual([{}, {}]);
    expect(body.capacities).toEqual({ equip: 96, use: 24, setup: 24, etc: 24, cash: 90 });
  });

  it('tells a character of somebody else from none by nothing, neither words nor statements', async () => {
    const answers: TestAnswer<{ requestId: string }>[] = [];
    const texts: string[][] = [];
    for (const id of [FOREIGN, 2_147_483_647]) {
      const statements = await statementsOf(api.database, async () => {
        answers.push(await inventory<{ requestId: string }>(id));
      });
      // Background jobs read too, so filter by table. Numbers are inlined in the text.
      const ours = statements.filter(({ text }) => text.includes('inventoryitems'));
      texts.push(ours.map(({ text }) => text.replaceAll(String(id), 'id')));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [foreign, unknown] = answers.map(({ body }) => ({ ...body, requestId: '' }));
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ code: 'dashboard.character_not_found' });
    expect(texts[0]).toHaveLength(1);
    expect(texts[0]).toEqual(texts[1]);
    const other = await api.app.get(SessionsService).open(2);
    expect((await inventory(FOREIGN, other)).body.inventory.equip).toMatchObject([{ id: 201 }]);
  });

  it.each([...BAD_IDS, '1e309', '%00'])('refuses the id %s', async (id) => {
    expect(await inventory(id)).toMatchObject({ status: 400, body: { code: 'request.validation_failed' } });
  });

  it('is for logged-in accounts that are not banned', async () => {
    expect((await inventory(OWN, '')).status).toBe(401);
    const banned = await api.app.get(SessionsService).open(3);
    expect(await inventory(OWN, banned)).toMatchObject({
      status: 403,
      body: { code: 'identity.account_banned' },
    });
  });

  it('is read with one statement, from indexes alone', async () => {
    // A database scans a table of a few rows whatever indexes it has.
    await api.seed(async (manager) => {
      for (let id = 0; id < 400; id++) {
        const item = { id: 1000 + id, owner: 5000 + (id % 40), itemId: 1_302_000, tab: 1, position: id + 1 };
        await insertItem(manager, item, { str: 1 });
      }
    });
    const statements = await statementsOf(api.database, () => inventory(OWN));
    const ours = statements.filter(({ text }) => text.includes('inventoryitems'));
    expect(ours).toHaveLength(1);
    for (const statement of ours) expect(await fullScansOf(api, statement)).toEqual([]);
    const unindexed = { text: 'SELECT * FROM inventoryitems WHERE itemid = 1', parameters: [] };
    expect(await fullScansOf(api, unindexed)).toEqual(['inventoryitems']);
  });

  it('is bounded, the same part each time, where a damaged database holds far more than fits', async () => {
    await api.seed(async (manager) => {
      await insertCharacter(manager, 13, { name: 'Hoarder' });
      const rows = Array.from({ length: 3 * MAX_ITEMS }, (_, index) => ({
        id: 1_000_000 - index,
        container: 1,
        characterId: 13,
        itemId: 2_000_000 + (index % 3),
        tab: 2,
        position: Math.floor(index / 2),
        quantity: 1,
        nameTag: '',
        flag: 0,
        giftFrom: '',
      }));
      await insertRows(manager, InventoryItemEntity, rows);
    });
    const { body } = await inventory(13);
    expect(body.inventory.use).toHaveLength(MAX_ITEMS);
    expect(body.inventory.use.slice(0, 4).map(({ id, position }) => [position, id])).toEqual([
      [0, 999_999],
      [0, 1_000_000],
      [1, 999_997],
      [1, 999_998],
    ]);
  });

  it('of ores is that of the account', async () => {
    const ores = await api.call<OreStorageDto>('/api/inventory/ore-storage', { token });
    expect(ores.status).toBe(200);
    expect(ores.body).toEqual({
      inventory: [
        { itemId: 2_000_000, position: 1, quantity: 2_147_483_647, price: 5 },
        { itemId: 4_000_019, position: 2, quantity: 7, price: null },
      ],
      itemNames: { 2000000: 'Plum Tonic', 4000019: '소라 껍질' },
    });
    await api.seed((manager) => insertAccount(manager, 4));
    const bare = await api.app.get(SessionsService).open(4);
    expect((await api.call('/api/inventory/ore-storage', { token: bare })).body).toEqual({
      inventory: [],
      itemNames: {},
    });
    expect((await api.call('/api/inventory/ore-storage')).status).toBe(401);
  });
});

forEachEngine('the inventory of a character of a HeavenMS', (engine) => {
  let api: TestApi;
  let token: string;

  const inventory = () => api.call<CharacterInventoryDto>(`/api/inventory/character/${OWN}`, { token });

  beforeAll(async () => {
    api = await startApi({ engine, gameTables: 'heavenms' });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertCharacter(manager, OWN);
      const values = { owner: 'Zoë', giftFrom: 'Sable' };
      await insertItem(
        manager,
        { id: 1, owner: OWN, itemId: 1_302_000, tab: 1, position: 1, values },
        { luk: 2 },
      );
    });
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  it('needs nothing else, not even an import of the game files', async () => {
    const { status, body } = await inventory();
    expect(status).toBe(200);
    expect(body.inventory.equip).toMatchObject([
      { id: 1, owner: 'Zoë', giftFrom: 'Sable', stats: { luk: 2 }, price: null },
    ]);
    expect([body.itemNames, body.averages]).toEqual([{ 1302000: 'Item 1302000' }, {}]);
    expect(body.capacities).toEqual({ equip: 24, use: 24, setup: 24, etc: 24, cash: 90 });
  });

  it('is off where the server lacks a column of it; ores are the portal’s own', async () => {
    await api.seed(async (manager) => {
      await manager.query('ALTER TABLE characters DROP COLUMN setupslots');
    });
    await api.app.get(GameFeatures).refresh();
    expect(await inventory()).toMatchObject({ status: 404, body: { code: 'game.feature_off' } });
    expect((await api.call('/api/inventory/ore-storage', { token })).status).toBe(200);
    expect((await api.call('/api/auth/user', { token })).status).toBe(200);
    expect((await api.call('/api/dashboard/overview', { token })).status).toBe(200);
  });
});
