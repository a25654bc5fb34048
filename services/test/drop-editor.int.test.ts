import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type {
  DropperDropsDto,
  DropperDto,
  DropRowsDto,
  DroppersDto,
  FoundItemDto,
  ItemDroppersDto,
  MapMonstersDto,
} from '../src/modules/drops/editor/editor.dto.js';
import { SessionsService } from '../src/modules/identity/index.js';
import { insertAccount, insertCharacter } from './harness/rows.js';
import { startApi, type TestApi } from './harness/start-api.js';
import { importCatalog, insertDrops } from './rows/catalog-rows.js';
import { insertEditorRows } from './rows/drop-editor-rows.js';
import { BAD_IDS, BAD_MAP_IDS, ODD_TERMS } from './rows/refusals.js';
import { importWorld } from './rows/world-rows.js';

const SETTINGS = {
  public: { rates: { drop: 3, bossDrop: 2 } },
  server: { limits: { read: 1_000_000, search: 1_000_000 } },
};

const INVALID = [400, 'request.validation_failed'];

forEachEngine('the drop editor', (engine) => {
  let api: TestApi;
  let token: string;

  const read = <T = ErrorBody>(path: string) => api.call<T>(`/api/droprates/${path}`, { token });
  const post = <T = ErrorBody>(path: string, payload: object | string) =>
    api.call<T>(`/api/droprates/${path}`, {
      method: 'POST',
      token,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  const list = async (query = '') => (await read<DroppersDto>(`monsters?${query}`)).body;
  const ids = async (query = '') => (await list(query)).monsters.map(({ id }) => id);
  const drops = async (id: number, type = 'monster') =>
    (await read<DropperDropsDto>(`monster/${id}/drops?type=${type}`)).body;
  const refusal = async (path: string) => {
    const { status, body } = await read(path);
    return [status, body.code];
  };

  beforeAll(async () => {
    api = await startApi({ engine, settings: SETTINGS });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { webadmin: 1 });
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
      await insertEditorRows(manager);
    });
    await api.loadCatalog();
    token = await api.app.get(SessionsService).open(1);
  });

  afterAll(() => api.close());

  describe('lists of droppers', () => {
    it('have the monsters with rows, by level, those of unknown level last', async () => {
      const body = await list();
      expect(body.monsters.map(({ id, level, itemCount }) => [id, level, itemCount])).toEqual([
        [100100, 12, 3],
        [8800002, 110, 3],
        [9999998, null, 1],
      ]);
      expect(body.pagination).toEqual({ page: 1, limit: 50, total: 3, pages: 1 });
    });

    it('say of each what it is, its rows, and where most of it stands', async () => {
      const [crab, king, unknown] = (await list()).monsters;
      const common = { type: 'monster', partyQuest: null };
      expect(crab).toEqual({
        ...common,
        id: 100100,
        name: 'Dockside Crab',
        level: 12,
        boss: false,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 3,
      });
      expect(king).toMatchObject({ name: 'Old Lantern King', boss: true });
      expect(unknown).toMatchObject({ name: 'Monster 9999998', boss: false, map: null, mapId: null });
    });

    it.each([
      ['minLevel=12&maxLevel=12', [100100]],
      ['minLevel=13', [8800002]],
      ['maxLevel=110', [100100, 8800002]],
      ['maxLevel=11', []],
      ['minLevel=111&maxLevel=300', []],
      ['search=crab', [100100, 100101]],
      ['search=CRAB&minLevel=20', [100101]],
      ['search=100101', [100101]],
      ['search=9999998', [9999998]],
      ['search=9999998&maxLevel=300', []],
      ['search=77', []],
      ['partyQuest=guild', [100100, 8800002, 9999998]],
      ['page=2&limit=2', [9999998]],
      ['page=2147483647&limit=100', []],
    ])('find monsters by %s', async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it.each([
      ['', [2001, 6_102_001, 6_702_003, 9_202_000, 9_999_001]],
      ['partyQuest=crimsonwood', [6_102_001]],
      ['partyQuest=amoria', [6_702_003]],
      ['partyQuest=guild', [9_202_000]],
      ['search=crab', [2001]],
      ['search=hall', [9_202_000, 9_202_001]],
      ['search=hall&partyQuest=amoria', []],
      ['search=9202001', [9_202_001]],
      ['search=9999001', [9_999_001]],
      ['minLevel=1&search=2001', [2001]],
    ])('find reactors by "%s"', async (query, expected) => {
      expect(await ids(`type=reactor&${query}`)).toEqual(expected);
    });

    it('name reactors after the map where they stand, or after their id', async () => {
      const { monsters } = await list('type=reactor');
      expect(monsters[0]).toEqual({
        id: 2001,
        name: 'Crab Flats',
        type: 'reactor',
        level: null,
        boss: false,
        map: 'Crab Flats',
        mapId: 104040000,
        itemCount: 3,
        partyQuest: null,
      });
      expect(monsters[3]).toMatchObject({ name: 'Hall of Bells', partyQuest: 'guild' });
      expect(monsters[4]).toMatchObject({ name: 'Reactor 9999001', map: null, itemCount: 1 });
    });

    it('bring those in that have no rows yet when they are searched', async () => {
      const [found] = (await list('search=100101')).monsters;
      expect(found).toMatchObject({ id: 100101, name: 'Harbor Crab', itemCount: 0 });
    });

    it.each(ODD_TERMS)('find nothing under %s', async (term) => {
      const search = encodeURIComponent(term);
      expect(await ids(`search=${search}`)).toEqual([]);
      expect(await ids(`type=reactor&search=${search}`)).toEqual([]);
    });

    it.each([
      'page=0',
      'page=1e9',
      'page=2147483648',
      'limit=-1',
      'limit=x',
      'minLevel=0',
      'maxLevel=1.5',
      'minLevel=20&maxLevel=10',
      'type=npc',
      'partyQuest=ludibrium',
      `search=${'x'.repeat(65)}`,
      `search=${'x'.repeat(500)}`,
      'search=a&search=b',
      'search=%00',
    ])('refuse %s', async (query) => {
      expect(await refusal(`monsters?${query}`)).toEqual(INVALID);
    });

    it('have at most 100 on a page', async () => {
      expect((await list('limit=1000000')).pagination).toMatchObject({ limit: 100 });
    });
  });

  describe('drops of one dropper', () => {
    it('are all rows of a monster, most likely first, and what falls from all besides', async () => {
      const body = await drops(100100);
      expect(body.monster).toMatchObject({ id: 100100, name: 'Dockside Crab', itemCount: 3 });
      expect(body.drops).toEqual([
        {
          rowId: 1,
          itemid: 4000019,
          itemName: '소라 껍질',
          itemType: 'etc',
          isQuestItem: false,
          minQuantity: 1,
          maxQuantity: 1,
          questid: 0,
          questName: null,
          chance: 600_000,
          basePercent: 60,
          actualPercent: 100,
          price: 0,
        },
        expect.objectContaining({
          rowId: 3,
          itemid: 0,
          itemName: 'Mesos',
          itemType: null,
          minQuantity: 4,
          maxQuantity: 6,
          price: 1,
        }),
        expect.objectContaining({ rowId: 2, chance: 800, basePercent: 0.08, actualPercent: 0.24, price: 1 }),
      ]);
      expect(body.globalDrops).toEqual([
        expect.objectContaining({
          rowId: 1,
          itemid: 3010000,
          itemName: 'Wicker Chair',
          chance: 1000,
          questid: 0,
          basePercent: 0.1,
          actualPercent: 0.1,
        }),
        expect.objectContaining({ rowId: 2, itemid: 2000000, chance: 500 }),
      ]);
    });

    it('of a boss have its own rate, their quest, and what no row should be', async () => {
      const body = await drops(8800002);
      expect(body.drops).toEqual([
        expect.objectContaining({
          rowId: 5,
          itemName: 'Item 4999999',
          itemType: 'etc',
          questid: 1008,
          questName: 'Quest 1008',
          chance: 4_999_995,
          basePercent: 100,
          actualPercent: 100,
        }),
        expect.objectContaining({ rowId: 4, basePercent: 30, actualPercent: 60 }),
        expect.objectContaining({
          rowId: 7,
          itemid: 4000500,
          isQuestItem: true,
          questid: 2000,
          questName: 'The Keeper Is Out of Oil',
          chance: 0,
          basePercent: 0,
          actualPercent: 0,
        }),
      ]);
    });

    it('of a reactor are told apart by their row, one in so many', async () => {
      const body = await drops(2001, 'reactor');
      expect(body.monster).toMatchObject({ id: 2001, type: 'reactor', itemCount: 3 });
      const row = { itemid: 2000000, minQuantity: 1, maxQuantity: 1, questid: -1, questName: null };
      expect(body.drops).toEqual([
        expect.objectContaining({
          rowId: 3,
          itemid: 4000019,
          chance: 2,
          basePercent: 50,
          actualPercent: 100,
        }),
        expect.objectContaining({ ...row, rowId: 1, chance: 15, actualPercent: 20 }),
        expect.objectContaining({ ...row, rowId: 2, chance: 15, actualPercent: 20 }),
      ]);
      expect(body.globalDrops).toEqual([]);
    });

    it('of a reactor always fall where they are one in none, and never below', async () => {
      const { drops: rows } = await drops(9_999_001, 'reactor');
      expect(rows).toMatchObject([{ chance: 0, basePercent: 100, actualPercent: 100 }]);
      const guild = (await drops(9_202_000, 'reactor')).drops;
      expect(guild).toMatchObject([{ chance: -1, basePercent: 0, actualPercent: 0 }]);
    });

    it('are as they are now, whatever the catalog has read', async () => {
      await api.seed((manager) => manager.query('UPDATE drop_data SET chance = 900 WHERE id = 2'));
      expect((await drops(100100)).drops[2]).toMatchObject({ rowId: 2, chance: 900, basePercent: 0.09 });
      await api.seed((manager) => manager.query('UPDATE drop_data SET chance = 800 WHERE id = 2'));
      expect((await drops(100100)).drops[2]).toMatchObject({ chance: 800 });
    });

    it('are none of a monster without rows, which gives no global ones either', async () => {
      const body = await drops(100101);
      expect(body).toMatchObject({ monster: { id: 100101, itemCount: 0 }, drops: [], globalDrops: [] });
    });

    it('are not those of what nobody knows', async () => {
      const unknown = [404, 'drops.dropper_not_found'];
      expect(await refusal('monster/77/drops')).toEqual(unknown);
      expect(await refusal('monster/100100/drops?type=reactor')).toEqual(unknown);
      expect(await refusal('monster/2001/drops')).toEqual(unknown);
    });

    it.each(BAD_IDS)('have no dropper %s', async (id) => {
      expect((await read(`monster/${id}/drops`)).status).toBe(400);
    });
  });

  describe('a monster that is brought into the editor', () => {
    it('may have rows or none, and nothing is written', async () => {
      const { status, body } = await post<DropperDto>('monsters', { monsterId: 100101 });
      expect([status, body]).toMatchObject([200, { id: 100101, name: 'Harbor Crab', itemCount: 0 }]);
      expect((await post<DropperDto>('monsters', { monsterId: 9999998 })).body.itemCount).toBe(1);
      expect(await ids()).toEqual([100100, 8800002, 9999998]);
    });

    it('is known', async () => {
      const { status, body } = await post('monsters', { monsterId: 77 });
      expect([status, body.code]).toEqual([404, 'drops.dropper_not_found']);
    });

    it.each([0, -1, 1.5, '1', 2 ** 31, [1], { $gt: 0 }, null, true, ''])('is not %j', async (monsterId) => {
      const { status, body } = await post('monsters', { monsterId });
      expect([status, body.code]).toEqual(INVALID);
      expect(body.issues?.[0]?.msg).toMatch(/valid monster ID/);
    });
  });

  describe('rows of many droppers', () => {
    it('come in the order of the ids, each once, those that nobody knows left out', async () => {
      const { status, body } = await post<DropRowsDto>('rows', {
        type: 'monster',
        dropperIds: [8800002, 77, 100101, 100100, 8800002],
      });
      expect(status).toBe(200);
      expect(body.droppers.map(({ monster, drops: rows }) => [monster.id, rows.length])).toEqual([
        [8800002, 3],
        [100101, 0],
        [100100, 3],
      ]);
      expect(body.droppers[2]?.drops).toEqual((await drops(100100)).drops);
    });

    it('are of two thousand at once', async () => {
      const dropperIds = Array.from({ length: 2000 }, (_, index) => 98_101 + index);
      const { status, body } = await post<DropRowsDto>('rows', { type: 'monster', dropperIds });
      expect([status, body.droppers.map(({ monster }) => monster.id)]).toEqual([200, [100100]]);
    });

    it('are of reactors too', async () => {
      const { body } = await post<DropRowsDto>('rows', { type: 'reactor', dropperIds: [2001, 9_202_001] });
      expect(body.droppers.map(({ drops: rows }) => rows.map(({ rowId }) => rowId))).toEqual([[3, 1, 2], []]);
    });

    it.each([
      { type: 'monster' },
      { type: 'monster', dropperIds: [] },
      { type: 'monster', dropperIds: Array.from({ length: 2001 }, (_, index) => index + 1) },
      { type: 'monster', dropperIds: [0] },
      { type: 'monster', dropperIds: [2 ** 31] },
      { type: 'monster', dropperIds: ['100100'] },
      { type: 'monster', dropperIds: [[100100]] },
      { type: 'monster', dropperIds: { length: 1, 0: 100100 } },
      { type: 'npc', dropperIds: [100100] },
      { dropperIds: [100100] },
      { type: 'monster', dropperIds: [100100], webadmin: 1 },
    ])('are refused of a list that is none, case %#', async (payload) => {
      const { status, body } = await post('rows', payload);
      expect([status, body.code]).toEqual(INVALID);
    });

    it('are refused of a body that is too large', async () => {
      const { status } = await post('rows', `{"type":"monster","dropperIds":[${' '.repeat(40_000)}1]}`);
      expect(status).toBe(413);
    });
  });

  describe('items', () => {
    const items = async (query: string) =>
      (await read<FoundItemDto[]>(`items/search?query=${encodeURIComponent(query)}`)).body;

    it.each([
      ['oar', [1302000, 1302001]],
      ['1302001', [1302001]],
      ['4999999', [4999999]],
      ['0', [0]],
      ['meso', [0]],
      ['Mesos', [0]],
      ['', []],
      ['9876543', []],
    ])('are found by "%s"', async (query, expected) => {
      const found = await items(query);
      expect(found.slice(0, Math.max(1, expected.length)).map(({ id }) => id)).toEqual(expected);
    });

    it('have names', async () => {
      expect(await items('mesos')).toEqual([{ id: 0, name: 'Mesos' }]);
      expect((await items('1302000'))[0]).toEqual({ id: 1302000, name: 'Ferry Oar' });
    });

    it.each(ODD_TERMS)('are none under %s', async (term) => {
      expect(await items(term)).toEqual([]);
    });

    it('are not searched by more than 64 characters', async () => {
      expect(await refusal(`items/search?query=${'x'.repeat(65)}`)).toEqual(INVALID);
    });
  });

  describe('droppers of an item', () => {
    const droppers = async (id: number) => (await read<ItemDroppersDto>(`item/${id}/monsters`)).body;

    it('are monsters and reactors, most likely first, each with its row', async () => {
      const body = await droppers(1302000);
      expect(body.item).toEqual({ id: 1302000, name: 'Ferry Oar' });
      expect(body.droppers).toEqual([
        {
          rowId: 4,
          dropperId: 8800002,
          dropperName: 'Old Lantern King',
          type: 'monster',
          level: 110,
          map: 'Crab Flats',
          mapId: 104040000,
          minQuantity: 1,
          maxQuantity: 2,
          basePercent: 30,
          actualPercent: 60,
        },
        expect.objectContaining({ rowId: 2, dropperId: 100100, basePercent: 0.08, actualPercent: 0.24 }),
      ]);
      const tonic = (await droppers(2000000)).droppers;
      expect(tonic.map(({ type, rowId, dropperId }) => [type, rowId, dropperId])).toEqual([
        ['reactor', 1, 2001],
        ['reactor', 2, 2001],
        ['monster', 6, 9999998],
      ]);
    });

    it('are those of mesos too', async () => {
      expect(await droppers(0)).toMatchObject({
        item: { id: 0, name: 'Mesos' },
        droppers: [{ dropperId: 100100, minQuantity: 4, maxQuantity: 6 }],
      });
    });

    it('are none of an item that nobody drops', async () => {
      expect(await droppers(1302001)).toEqual({
        item: { id: 1302001, name: 'Gilded Ferry Oar' },
        droppers: [],
      });
    });

    it('are not those of an item that nobody knows', async () => {
      expect(await refusal('item/9876543/monsters')).toEqual([404, 'catalog.item_not_found']);
    });

    it.each(BAD_MAP_IDS)('have no item %s', async (id) => {
      expect((await read(`item/${id}/monsters`)).status).toBe(400);
    });
  });

  describe('monsters of a map', () => {
    it('have their amount, the time until they are back, and their rows', async () => {
      const { body } = await read<MapMonstersDto>('map/104040000/monsters');
      expect(body).toMatchObject({ mapId: 104040000, mapName: 'Crab Flats' });
      expect(body.monsters).toMatchObject([
        { monster: { id: 100100, itemCount: 3 }, amount: 2, respawnSeconds: 5 },
        { monster: { id: 8800002 }, amount: 1, respawnSeconds: -1 },
      ]);
      expect(body.monsters[0]?.drops).toEqual((await drops(100100)).drops);
      expect(body.globalDrops.map(({ rowId }) => rowId)).toEqual([1, 2]);
    });

    it('are those of the map that it is linked to', async () => {
      const { body } = await read<MapMonstersDto>('map/104040001/monsters');
      expect(body.monsters.map(({ monster }) => monster.id)).toEqual([100100, 8800002]);
    });

    it('have the global drops of their continent', async () => {
      const { body } = await read<MapMonstersDto>('map/200000000/monsters');
      expect([body.monsters, body.globalDrops.map(({ rowId }) => rowId)]).toEqual([[], [1]]);
    });

    it('are not those of a map that nobody knows', async () => {
      expect(await refusal('map/5/monsters')).toEqual([404, 'catalog.map_not_found']);
    });

    it.each(BAD_MAP_IDS)('have no map %s', async (id) => {
      expect((await read(`map/${id}/monsters`)).status).toBe(400);
    });
  });

  it('are for web admins alone', async () => {
    await api.seed(async (manager) => {
      await insertAccount(manager, 2);
      await insertAccount(manager, 3);
      await insertCharacter(manager, 3, { accountid: 3, gm: 3 });
    });
    const sessions = api.app.get(SessionsService);
    const [player, gameMaster] = [await sessions.open(2), await sessions.open(3)];
    for (const path of [
      'monsters',
      'monster/100100/drops',
      'items/search?query=oar',
      'item/1302000/monsters',
      'map/104040000/monsters',
    ]) {
      const address = `/api/droprates/${path}`;
      expect((await api.call(address)).status).toBe(401);
      expect((await api.call(address, { token: player })).status).toBe(403);
      expect((await api.call(address, { token: gameMaster })).status).toBe(403);
    }
    const headers = { 'content-type': 'application/json' };
    const rows = { type: 'monster', dropperIds: [100100] };
    for (const [path, payload] of [
      ['monsters', { monsterId: 100100 }],
      ['rows', rows],
    ] as const) {
      const request = { method: 'POST', headers, payload } as const;
      expect((await api.call(`/api/droprates/${path}`, request)).status).toBe(401);
      expect((await api.call(`/api/droprates/${path}`, { ...request, token: gameMaster })).status).toBe(403);
    }
  });
});
