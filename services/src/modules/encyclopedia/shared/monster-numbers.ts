import type { CatalogMonster } from '../../../catalog/index.js';

export interface MonsterNumbers {
  readonly maxHp: number | null;
  readonly maxMp: number | null;
  readonly exp: number | null;
}

/** Values of the game files. A monster that only drop tables know has null for each. */
export function monsterNumbers(monster: CatalogMonster | undefined): MonsterNumbers {
  if (monster === undefined || monster.maxHp <= 0) return { maxHp: null, maxMp: null, exp: null };
  const { maxHp, maxMp, exp } = monster;
  return { maxHp, maxMp, exp };
}
