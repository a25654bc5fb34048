import { actualDropPercent } from '@portico/domain';
import type { DropSource } from '../../../catalog/index.js';

export interface DropRates {
  drop: number;
  bossDrop: number;
}

/** The rate that multiplies a drop. Bosses have their own rate, and the game applies no rate to global drops. */
export function dropRateOf(type: DropSource['type'], isBoss: boolean, rates: DropRates): number {
  if (type === 'global') return 1;
  return type === 'monster' && isBoss ? rates.bossDrop : rates.drop;
}

export function percentsOf(
  percent: number,
  type: DropSource['type'],
  isBoss: boolean,
  rates: DropRates,
): { dropPercent: number; actualPercent: number } {
  return { dropPercent: percent, actualPercent: actualDropPercent(percent, dropRateOf(type, isBoss, rates)) };
}
