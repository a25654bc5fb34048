import {
  elementsOf,
  expPerHp,
  firstOrderOf,
  TRAINING_REACH,
  type AttackElement,
  type MonsterKind,
  type MonsterSort,
  type SortOrder,
} from '@portico/domain';
import type { Catalog, CatalogMonster } from '../../../catalog/index.js';
import { monsterNumbers } from '../shared/monster-numbers.js';
import { isWithin, sortedRows } from '../shared/sorted-rows.js';

export interface MonsterFilters {
  minLevel?: number | undefined;
  maxLevel?: number | undefined;
  kind?: MonsterKind | undefined;
  weakTo?: AttackElement | undefined;
  train?: number | undefined;
}

export function listMonsters(
  found: readonly CatalogMonster[],
  filters: MonsterFilters,
  by: { sort: MonsterSort; order?: SortOrder | undefined },
  world: Pick<Catalog['world'], 'mapsOf'>,
): readonly CatalogMonster[] {
  const passing = found.filter((monster) => passes(monster, filters, world));
  const sort = by.sort === 'relevance' && filters.train !== undefined ? 'expPerHp' : by.sort;
  if (sort === 'relevance') return passing;
  // Monsters with equal values keep the order of the search.
  return sortedRows(passing, VALUES[sort], by.order ?? firstOrderOf(sort));
}

const VALUES = {
  name: ({ name }) => name.toLowerCase(),
  level: ({ level }) => level,
  hp: (monster) => monsterNumbers(monster).maxHp,
  exp: (monster) => monsterNumbers(monster).exp,
  expPerHp: ({ exp, maxHp }) => expPerHp(exp, maxHp) ?? null,
} as const satisfies Record<
  Exclude<MonsterSort, 'relevance'>,
  (monster: CatalogMonster) => number | string | null
>;

function passes(
  monster: CatalogMonster,
  { minLevel, maxLevel, kind, weakTo, train }: MonsterFilters,
  world: Pick<Catalog['world'], 'mapsOf'>,
): boolean {
  if (!isWithin(monster.level, minLevel, maxLevel)) return false;
  if (kind !== undefined && monster.isBoss !== (kind === 'boss')) return false;
  if (weakTo !== undefined && !isWeakTo(monster, weakTo)) return false;
  return train === undefined || isForTraining(monster, train, world);
}

function isWeakTo({ properties }: CatalogMonster, element: AttackElement): boolean {
  return elementsOf(properties).some((trait) => trait.element === element && trait.effect === 'weak');
}

/** A monster that is no boss, gives EXP, is close to the level and lives on a map. */
function isForTraining(
  { id, level, exp, isBoss }: CatalogMonster,
  own: number,
  world: Pick<Catalog['world'], 'mapsOf'>,
): boolean {
  if (isBoss || exp <= 0 || !isWithin(level, own - TRAINING_REACH, own + TRAINING_REACH)) return false;
  return world.mapsOf('monster', id).some(({ amount, isHidden }) => amount > 0 && !isHidden);
}
