import { forEachEngine } from '@portico/testing-api';
import { CatalogService } from '../../src/catalog/catalog.service.js';
import type { ItemDetailDto, ItemListDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import type { MapDetailDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { MonsterDetailDto } from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { NpcDetailDto, NpcListDto } from '../../src/modules/encyclopedia/npcs/npcs.dto.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const LATER_MS = 600_000;

forEachEngine('what a server itself put on its maps', (engine) => {
  proves('catalog/snapshot/catalog-reader', 'catalog/live/live-rows');

  let api: TestApi;

  const spawn = (map: number, type: string, life: number, values: Record<string, number> = {}) =>
    api.seed((manager) => insertRow(manager, 'plife', { world: 0, map, type, life, fh: 3, ...values }));
  const mapOf = async (id: number) => (await api.call<MapDetailDto>(`/api/maps/${id}`)).body.map;

  beforeAll(async () => {
    api = await startApi({ engine, gameTables: engine === 'mariadb' ? 'heavenms' : 'cosmic' });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
    });
    await spawn(104040000, 'm', 100100, { x: 99, y: -20, mobtime: 30 });
    await spawn(100000000, 'n', 1012003, { x: 7, y: 8 });
    await spawn(104040001, 'm', 8800002, { x: 1, y: 1, mobtime: -1 });
    await spawn(104040000, 'm', 9_999_999, { x: 5, y: 6, hide: 1 });
    await spawn(987_654_321, 'm', 100100);
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('names NPCs that sell an item, the cheapest first, and what each NPC sells', async () => {
    const sell = (npcid: number, shopid: number, lines: [number, number, number][]) =>
      api.seed(async (manager) => {
        await insertRow(manager, 'shops', { shopid, npcid });
        for (const [itemid, price, pitch] of lines)
          await insertRow(manager, 'shopitems', { shopid, itemid, price, pitch, position: 104 });
      });
    const soldBy = async (id: number) =>
      (await api.call<ItemDetailDto>(`/api/itemdatabase/item/${id}`)).body.soldBy;
    const found = async (source: string) =>
      (await api.call<ItemListDto>(`/api/itemdatabase/items?source=${source}`)).body.items.map(
        ({ id }) => id,
      );
    expect([await soldBy(1302000), await found('shop')]).toEqual([[], []]);
    // A duplicate line, lines without a price, and a shopkeeper that the game files do not contain.
    await sell(1012003, 1, [
      [1302000, 900, 0],
      [1302000, 900, 0],
      [1302000, 0, 3],
      [2000000, 0, 0],
    ]);
    await sell(1012003, 2, [[1302000, 50, 0]]);
    await sell(77, 3, [[2000000, 10, 0]]);
    await api.loadCatalog();
    expect(await soldBy(1302000)).toMatchObject([
      { npcId: 1012003, price: 50, pitch: 0 },
      { npcId: 1012003, price: 900, pitch: 0 },
      { npcId: 1012003, price: 0, pitch: 3 },
    ]);
    expect([await soldBy(2000000), await found('shop')]).toEqual([[], [1302000]]);
    expect(await found('drop')).not.toContain(1302000);

    const { body: keeper } = await api.call<NpcDetailDto>('/api/npcs/1012003');
    expect(keeper.sells.map(({ itemId, price, pitch }) => [itemId, price, pitch])).toEqual([
      [1302000, 900, 0],
      [1302000, 0, 3],
      [1302000, 50, 0],
    ]);
    const { body: sellers } = await api.call<NpcListDto>('/api/npcs?gives=goods&sort=goods');
    expect(sellers.npcs.map(({ id, goodsCount }) => [id, goodsCount])).toEqual([[1012003, 3]]);
  });

  it('says what an item is made from, and what is made from it', async () => {
    const make = (table: string, rows: Record<string, number>[]) =>
      api.seed(async (manager) => {
        for (const row of rows) await insertRow(manager, table, row);
      });
    const item = async (id: number) => (await api.call<ItemDetailDto>(`/api/itemdatabase/item/${id}`)).body;
    expect(await item(1302000)).toMatchObject({ madeFrom: null, usedToMake: [] });
    const known = { itemid: 1302000, req_level: 45, req_maker_level: 2, quantity: 1 };
    // The second class's row, an item without a recipe, and invalid or unknown parts.
    await make('makercreatedata', [
      { ...known, id: 1, req_meso: 110_999 },
      { ...known, id: 2, req_meso: 5000 },
    ]);
    await make('makerrecipedata', [
      { itemid: 1302000, req_item: 2000000, count: 10 },
      { itemid: 1302000, req_item: 2070000, count: 0 },
      { itemid: 1302000, req_item: 4999999, count: 2 },
      { itemid: 2000000, req_item: 1302000, count: 1 },
    ]);
    await api.loadCatalog();
    expect((await item(1302000)).madeFrom).toEqual({
      level: 45,
      skillLevel: 2,
      mesos: 110_000,
      quantity: 1,
      parts: [
        { itemId: 2000000, itemName: 'Plum Tonic', count: 10 },
        { itemId: 4999999, itemName: 'Item 4999999', count: 2 },
      ],
    });
    expect(await item(2000000)).toMatchObject({
      madeFrom: null,
      usedToMake: [{ itemId: 1302000, count: 10 }],
    });
  });

  it('stands beside what the game files say, marked', async () => {
    const { monsters } = await mapOf(104040000);
    expect(monsters.map(({ id, x, custom, hidden, respawn }) => [id, x, custom, hidden, respawn])).toEqual([
      [100100, 10, false, false, 0],
      [100100, 30, false, false, 5],
      [100100, 99, true, false, 30],
      [8800002, 0, false, false, -1],
      [9_999_999, 5, true, true, 0],
    ]);
    expect((await mapOf(100000000)).npcs).toMatchObject([
      { id: 1012003, custom: false },
      { id: 1012003, custom: true, x: 7, y: 8 },
      { id: 1012099, custom: false },
    ]);
  });

  it('stays on the map that it was put on, where others show the same ground', async () => {
    expect((await mapOf(104040001)).monsters.filter(({ custom }) => custom)).toMatchObject([{ id: 8800002 }]);
  });

  it('counts where a monster and an NPC are found', async () => {
    const crab = await api.call<MonsterDetailDto>('/api/itemdatabase/monster/100100');
    expect(crab.body.maps.map(({ id, amount, customAmount }) => [id, amount, customAmount])).toEqual([
      [104040000, 3, 1],
      [104040001, 2, 0],
    ]);
    const alma = await api.call<NpcDetailDto>('/api/npcs/1012003');
    expect(alma.body.maps[0]).toMatchObject({ id: 100000000, amount: 2, customAmount: 1 });
  });

  it('has a page for a monster that nothing else knows', async () => {
    const { status, body } = await api.call<MonsterDetailDto>('/api/itemdatabase/monster/9999999');
    expect([status, body.monster.name, body.maps.length]).toEqual([200, 'Monster 9999999', 1]);
  });

  it('shows and goes while the portal runs', async () => {
    const catalogs = api.app.get(CatalogService);
    await spawn(200000000, 'm', 100100, { x: 3 });
    expect(await catalogs.refresh(performance.now() + LATER_MS)).toBe(true);
    expect((await mapOf(200000000)).monsters).toMatchObject([{ id: 100100, custom: true, x: 3 }]);
    await api.seed(async (manager) => {
      await manager.query('UPDATE plife SET x = 4 WHERE map = 200000000');
    });
    expect(await catalogs.refresh(performance.now() + 2 * LATER_MS)).toBe(true);
    expect((await mapOf(200000000)).monsters).toMatchObject([{ x: 4 }]);
    await api.seed(async (manager) => {
      await manager.query('DROP TABLE plife');
    });
    expect(await catalogs.refresh(performance.now() + 3 * LATER_MS)).toBe(true);
    expect((await mapOf(200000000)).monsters).toEqual([]);
  });
});
