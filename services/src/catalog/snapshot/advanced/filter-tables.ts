import { ITEM_STAT_PROPERTIES, ITEM_STATS, ITEM_TYPES, type ItemStat, WEAPON_TYPES } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import type { CatalogItem, CatalogMonster, DropSource } from '../catalog.types.js';

/** The content of the columns. Items and monsters are in the order that breaks ties. */
export interface FilterContent {
  readonly items: readonly CatalogItem[];
  readonly monsters: readonly CatalogMonster[];
  readonly sourcesOf: (itemId: number) => readonly DropSource[];
}

export interface ItemColumns {
  readonly entries: readonly CatalogItem[];
  readonly placeOf: ReadonlyMap<number, number>;
  /** Index in `ITEM_TYPES`. */
  readonly type: Uint8Array;
  /** Index in `WEAPON_TYPES`; -1 for anything but a weapon. */
  readonly weaponType: Int8Array;
  readonly level: Float64Array;
  readonly stats: Readonly<Record<ItemStat, Float64Array>>;
  readonly sourceCount: Float64Array;
}

/** NaN is a value that the game files do not give. It is within no range. */
export interface MonsterColumns {
  readonly entries: readonly CatalogMonster[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly level: Float64Array;
  readonly maxHp: Float64Array;
  readonly exp: Float64Array;
  readonly dropCount: Float64Array;
}

/** Every item from every source except mesos, grouped by item. */
export interface DropColumns {
  readonly sources: readonly DropSource[];
  readonly item: Uint32Array;
  /** Index among the monsters; -1 for reactors and global drops. */
  readonly monster: Int32Array;
  readonly percent: Float64Array;
  /** Index of the percent among all different percents, lowest first. Sorting needs whole numbers. */
  readonly step: Float64Array;
  readonly steps: Float64Array;
  readonly minimum: Float64Array;
  readonly maximum: Float64Array;
}

/** The catalog as columns, for searches that read every row: 23,000 rows take a fraction of a millisecond. */
export interface FilterTables {
  readonly items: ItemColumns;
  readonly monsters: MonsterColumns;
  readonly drops: DropColumns;
}

export function buildFilterTables(content: FilterContent): FilterTables {
  const items = itemColumns(content.items);
  const monsters = monsterColumns(content.monsters);
  const drops = dropColumns(items, monsters, content.sourcesOf);
  drops.item.forEach((place) => (items.sourceCount[place] = (items.sourceCount[place] ?? 0) + 1));
  drops.monster.forEach((place) => {
    if (place >= 0) monsters.dropCount[place] = (monsters.dropCount[place] ?? 0) + 1;
  });
  return { items, monsters, drops };
}

function itemColumns(entries: readonly CatalogItem[]): ItemColumns {
  const property = (name: string) => Float64Array.from(entries, ({ properties }) => properties[name] ?? 0);
  return {
    entries,
    placeOf: placesOf(entries),
    type: Uint8Array.from(entries, ({ type }) => ITEM_TYPES.indexOf(type)),
    weaponType: Int8Array.from(entries, ({ weaponType }) =>
      weaponType === undefined ? -1 : WEAPON_TYPES.indexOf(weaponType),
    ),
    level: property('reqLevel').map(Math.round),
    stats: recordOf(ITEM_STATS, (stat) => property(ITEM_STAT_PROPERTIES[stat])),
    sourceCount: new Float64Array(entries.length),
  };
}

function monsterColumns(entries: readonly CatalogMonster[]): MonsterColumns {
  return {
    entries,
    placeOf: placesOf(entries),
    level: Float64Array.from(entries, ({ level }) => level ?? Number.NaN),
    maxHp: Float64Array.from(entries, ({ maxHp }) => (maxHp > 0 ? maxHp : Number.NaN)),
    exp: Float64Array.from(entries, ({ maxHp, exp }) => (maxHp > 0 ? exp : Number.NaN)),
    dropCount: new Float64Array(entries.length),
  };
}

function dropColumns(
  items: ItemColumns,
  monsters: MonsterColumns,
  sourcesOf: FilterContent['sourcesOf'],
): DropColumns {
  const sources: DropSource[] = [];
  const places: number[] = [];
  items.entries.forEach(({ id }, place) => {
    for (const source of sourcesOf(id)) {
      sources.push(source);
      places.push(place);
    }
  });
  const percent = Float64Array.from(sources, (source) => source.percent);
  const steps = Float64Array.from(new Set(percent)).sort();
  const stepOf = new Map(Array.from(steps, (value, step) => [value, step]));
  return {
    sources,
    item: Uint32Array.from(places),
    monster: Int32Array.from(sources, ({ type, dropperId }) =>
      type === 'monster' ? (monsters.placeOf.get(dropperId) ?? -1) : -1,
    ),
    percent,
    step: Float64Array.from(percent, (value) => stepOf.get(value) ?? 0),
    steps,
    minimum: Float64Array.from(sources, ({ minimumQuantity }) => minimumQuantity),
    maximum: Float64Array.from(sources, (source) => Math.max(source.minimumQuantity, source.maximumQuantity)),
  };
}

function placesOf(entries: readonly { id: number }[]): ReadonlyMap<number, number> {
  return new Map(entries.map(({ id }, place) => [id, place]));
}
