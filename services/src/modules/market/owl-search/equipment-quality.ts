import { GOODS_STATS, STAT_PROPERTIES } from '@portico/domain';
import type { EquipmentValues } from '../../../game/index.js';

export type BaseOf = (itemId: number) => Readonly<Record<string, number>> | undefined;

type Base = ReturnType<BaseOf>;

/** True if no scroll was used, neither with success nor without. */
export function isClean({ upgrades, slots, vicious }: EquipmentValues, base: Base): boolean {
  return upgrades === 0 && slots >= (base?.['tuc'] ?? 0) + (base === undefined ? 0 : vicious);
}

/** A piece is above average if its stats are together better than in the game files, each compared as a share. */
export function isAboveAverage(stats: EquipmentValues, base: Base): boolean {
  let better = 0;
  for (const stat of GOODS_STATS) {
    const property = STAT_PROPERTIES[stat];
    const usual = property === null || stat === 'slots' ? 0 : (base?.[property] ?? 0);
    if (usual > 0) better += (stats[stat] - usual) / usual;
  }
  return better > 0;
}
