import { ITEM_STATS, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import type { AdvancedFilters, NumberRange } from '@portico/domain';
import type { DropColumns, ItemColumns, MonsterColumns } from './filter-tables.js';

/** One byte per row, 1 if the row passes. Undefined means that there is no filter. */
export type Mask = Uint8Array | undefined;

export function itemMask(items: ItemColumns, filters: AdvancedFilters): Mask {
  const mask = new MaskBuilder(items.entries.length);
  mask.within(items.level, filters.itemLevel);
  for (const stat of ITEM_STATS) mask.within(items.stats[stat], filters.itemStats?.[stat]);
  const types = filters.itemTypes?.map((type) => ITEM_TYPES.indexOf(type)) ?? [];
  if (types.length > 0) mask.among(items.type, types);
  const weapons = filters.weaponTypes?.map((type) => WEAPON_TYPES.indexOf(type)) ?? [];
  if (weapons.length > 0) mask.among(items.weaponType, weapons);
  return mask.result;
}

export function monsterMask(monsters: MonsterColumns, filters: AdvancedFilters): Mask {
  const mask = new MaskBuilder(monsters.entries.length);
  mask.within(monsters.level, filters.monsterLevel);
  mask.within(monsters.maxHp, filters.monsterHP);
  mask.within(monsters.exp, filters.monsterExp);
  return mask.result;
}

/** Drops that pass the filters on drops. A quantity passes if the drop can give one within the range. */
export function dropMask(drops: DropColumns, filters: AdvancedFilters): Mask {
  const mask = new MaskBuilder(drops.sources.length);
  const { dropQuantity } = filters;
  mask.within(drops.percent, filters.dropRate);
  mask.within(drops.maximum, { min: dropQuantity?.min });
  mask.within(drops.minimum, { max: dropQuantity?.max });
  return mask.result;
}

/** Drops whose item and monster pass. Drops without a monster fail all monster filters. */
export function joinedMask(drops: DropColumns, own: Mask, items: Mask, monsters: Mask): Mask {
  if (items === undefined && monsters === undefined) return own;
  const mask = new Uint8Array(drops.sources.length);
  for (let row = 0; row < mask.length; row += 1) {
    const monster = drops.monster[row] ?? -1;
    const passes =
      (own === undefined || own[row] === 1) &&
      (items === undefined || items[drops.item[row] ?? 0] === 1) &&
      (monsters === undefined || (monster >= 0 && monsters[monster] === 1));
    mask[row] = passes ? 1 : 0;
  }
  return mask;
}

class MaskBuilder {
  result: Mask;

  constructor(private readonly length: number) {}

  within(column: Float64Array, range: NumberRange | undefined): void {
    if (range?.min === undefined && range?.max === undefined) return;
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
    const mask = this.open();
    for (let row = 0; row < this.length; row += 1) {
      const value = column[row] ?? Number.NaN;
      if (!(value >= min && value <= max)) mask[row] = 0;
    }
  }

  among(column: Uint8Array | Int8Array, places: readonly number[]): void {
    const mask = this.open();
    for (let row = 0; row < this.length; row += 1) {
      if (!places.includes(column[row] ?? -1)) mask[row] = 0;
    }
  }

  private open(): Uint8Array {
    this.result ??= new Uint8Array(this.length).fill(1);
    return this.result;
  }
}
