import { itemTypeOf } from '@portico/domain';
import { map } from '../../../test/catalog/world-entries.js';
import type { DropRows } from '../live/live-rows.js';
import { Catalog, EMPTY_CATALOG } from './catalog.js';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';
import { ImportedIndex } from './imported-index.js';
import { EMPTY_WORLD, type WorldRows } from './catalog-reader.js';

const item = (id: number, name: string): CatalogItem => ({
  id,
  name,
  hasName: true,
  description: '',
  type: itemTypeOf(id) ?? 'etc',
  properties: {},
});

const monster = (id: number, name: string): CatalogMonster => ({
  id,
  name,
  hasName: true,
  level: 10,
  maxHp: 1,
  maxMp: 0,
  exp: 1,
  isBoss: false,
  properties: {},
});

const drop = (dropperId: number, itemId: number, chance: number, questId = 0) => ({
  dropperId,
  itemId,
  chance,
  questId,
  minimumQuantity: 1,
  maximumQuantity: 1,
});

const global = (id: number, itemId: number, chance: number, continent = -1) => ({
  id,
  continent,
  itemId,
  chance,
  questId: 0,
  minimumQuantity: 1,
  maximumQuantity: 1,
});

const snapshotOf = (drops: Partial<DropRows>, world: WorldRows = EMPTY_WORLD) =>
  new Catalog(
    new ImportedIndex({
      generation: 1,
      importedAt: 1,
      items: [item(1302000, 'Saber'), item(2000000, 'Tea'), item(4000000, 'Dew')],
      monsters: [monster(100100, 'Dewdrop'), monster(100101, 'Sprout')],
      world,
    }),
    { monster: [], global: [], reactor: [], ...drops },
    1,
  );

describe('catalog snapshot', () => {
  it('lists the drops of a monster by chance with global ones behind, marked', () => {
    const catalog = snapshotOf({
      monster: [drop(100100, 1302000, 700), drop(100100, 0, 400_000), drop(100100, 4000000, 600_000, 12)],
      global: [global(1, 4031865, 2000)],
    });
    expect(
      catalog.drops
        .dropsOfMonster(100100)
        .map(({ itemName, percent, isGlobal, questId }) => [itemName, percent, isGlobal, questId]),
    ).toEqual([
      ['Dew', 60, false, 12],
      ['Mesos', 40, false, null],
      ['Saber', 0.07, false, null],
      ['Item 4031865', 0.2, true, null],
    ]);
  });

  it('gives no global drops to a monster without a row of its own', () => {
    const catalog = snapshotOf({ monster: [drop(100100, 4000000, 1)], global: [global(1, 4031865, 2000)] });
    expect(catalog.drops.dropsOfMonster(100101)).toEqual([]);
  });

  it('gives global drops of one continent to the monsters that appear there', () => {
    const life = { kind: 'monster', subjectId: 100100, amount: 1, isHidden: false, spots: '[]' } as const;
    const catalog = snapshotOf(
      {
        monster: [drop(100100, 4000000, 1000), drop(100101, 4000000, 1000)],
        global: [global(1, 4031865, 2000), global(2, 2000000, 500, 2), global(3, 4031865, 9000, 2)],
      },
      { ...EMPTY_WORLD, maps: [map(200000100, 'Ridge')], life: [{ ...life, mapId: 200000100 }] },
    );
    const globals = (id: number) =>
      catalog.drops
        .dropsOfMonster(id)
        .filter(({ isGlobal }) => isGlobal)
        .map(({ itemName, percent }) => [itemName, percent]);
    expect(globals(100100)).toEqual([
      ['Item 4031865', 0.9],
      ['Tea', 0.05],
    ]);
    expect(globals(100101)).toEqual([['Item 4031865', 0.2]]);
    // A kill rolls each row, though a list shows an item once.
    const rows = (drops: readonly { rowId: number }[]) => drops.map(({ rowId }) => rowId);
    expect(rows(catalog.drops.globalDropsOf(100100))).toEqual([3, 1, 2]);
    expect(rows(catalog.drops.globalDropsOn(299999999))).toEqual([3, 1, 2]);
    expect(rows(catalog.drops.globalDropsOn(100000000))).toEqual([1]);
    expect(rows(catalog.drops.globalDropsOf(100101))).toEqual([1]);
  });

  it('names monsters, reactors and the global drop of an item as its sources, the global one once', () => {
    const catalog = snapshotOf({
      monster: [drop(100101, 2000000, 1000), drop(100100, 2000000, 20_000)],
      reactor: [{ reactorId: 2001, itemId: 2000000, oneIn: 15, questId: -1 }],
      global: [global(1, 2000000, 500), global(2, 2000000, 2000, 2)],
    });
    expect(
      catalog.drops.sourcesOfItem(2000000).map(({ type, name, percent }) => [type, name, percent]),
    ).toEqual([
      ['monster', 'Dewdrop', 2],
      ['monster', 'Sprout', 0.1],
      ['reactor', 'Reactor 2001', 6.66666667],
      ['global', 'Every monster', 0.2],
    ]);
  });

  it('leaves out rows that can never drop and caps those above always', () => {
    const catalog = snapshotOf({
      monster: [drop(100100, 2000000, 0), drop(100100, 4000000, 4_999_995)],
      reactor: [
        { reactorId: 2001, itemId: 2000000, oneIn: -1, questId: -1 },
        { reactorId: 2002, itemId: 2000000, oneIn: 0, questId: -1 },
      ],
    });
    expect(
      catalog.drops.sourcesOfItem(2000000).map(({ dropperId, percent }) => [dropperId, percent]),
    ).toEqual([[2002, 100]]);
    expect(catalog.drops.sourcesOfItem(4000000).map(({ percent }) => percent)).toEqual([100]);
  });

  it('keeps the same item of a reactor twice where the table has it twice', () => {
    const row = { reactorId: 2001, itemId: 2000000, oneIn: 4, questId: -1 };
    expect(snapshotOf({ reactor: [row, row] }).drops.sourcesOfItem(2000000)).toHaveLength(2);
  });

  it('ranks popular items by their sources, never mesos, and filters by type', () => {
    const catalog = snapshotOf({
      monster: [
        drop(100100, 0, 1000),
        drop(100101, 0, 1000),
        drop(100100, 4000000, 1000),
        drop(100101, 4000000, 1000),
        drop(100100, 1302000, 1000),
      ],
    });
    expect(
      catalog.popularItems({ limit: 10 }).map((popular) => [popular.item.name, popular.sourceCount]),
    ).toEqual([
      ['Dew', 2],
      ['Saber', 1],
    ]);
    expect(catalog.popularItems({ type: 'equipment', limit: 10 }).map((popular) => popular.item.id)).toEqual([
      1302000,
    ]);
  });

  it('knows an item and a monster of the drop tables that the files do not know, by id only', () => {
    const catalog = snapshotOf({ monster: [drop(2000, 4031161, 1000)] });
    expect(catalog.item(4031161)).toMatchObject({ name: 'Item 4031161', hasName: false, type: 'etc' });
    expect(catalog.monster(2000)).toMatchObject({ name: 'Monster 2000', level: null });
    expect(catalog.searchItems({ term: '4031161' }).map(({ id }) => id)).toEqual([4031161]);
    expect(catalog.item(4031162)).toBeUndefined();
    expect(catalog.itemCount).toBe(3);
  });

  it('is empty and says so before anything was imported', () => {
    expect(EMPTY_CATALOG).toMatchObject({ generation: null, importedAt: null, itemCount: 0 });
    expect(EMPTY_CATALOG.itemName(2000000)).toBe('Item 2000000');
    expect(EMPTY_CATALOG.searchItems({ term: '' })).toEqual([]);
  });
});
