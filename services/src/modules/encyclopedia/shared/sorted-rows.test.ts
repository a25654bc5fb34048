import {
  elementsOf,
  MONSTER_KINDS,
  MONSTER_SORTS,
  SORT_ORDERS,
  type MonsterSort,
  type SortOrder,
} from '@portico/domain';
import fc from 'fast-check';
import type { CatalogMonster } from '../../../catalog/index.js';
import { listMonsters } from '../monsters/monster-list.js';
import { sortedRows } from './sorted-rows.js';

const LEVELS = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });

const drawnMonster: fc.Arbitrary<Omit<CatalogMonster, 'id'>> = fc.record({
  name: fc.constantFrom('Crab', 'crow', 'Eel'),
  hasName: fc.constant(true),
  level: LEVELS,
  maxHp: fc.constantFrom(0, 10, 25, 1000),
  maxMp: fc.constant(0),
  exp: fc.constantFrom(0, 5, 30),
  isBoss: fc.boolean(),
  properties: fc.constantFrom<Record<string, number>>(
    {},
    { 'elemAttr.F': 3 },
    { 'elemAttr.F': 2, 'elemAttr.I': 3 },
  ),
});

const level = fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined });
const filters = fc.record({
  minLevel: level,
  maxLevel: level,
  kind: fc.option(fc.constantFrom(...MONSTER_KINDS), { nil: undefined }),
  weakTo: fc.option(fc.constantFrom('fire' as const, 'ice' as const), { nil: undefined }),
  train: level,
});

/** Monsters with an odd id stand on a map. */
const world = {
  mapsOf: (_: unknown, id: number) =>
    id % 2 === 0 ? [] : [{ map: {} as never, amount: 1, customAmount: 0, isHidden: false }],
};

function naiveValue(monster: CatalogMonster, sort: MonsterSort): number | string | null {
  if (sort === 'name') return monster.name.toLowerCase();
  if (sort === 'level') return monster.level;
  if (monster.maxHp === 0) return null;
  if (sort === 'hp') return monster.maxHp;
  if (sort === 'exp') return monster.exp;
  return monster.exp === 0 ? null : monster.exp / monster.maxHp;
}

const isSame = (a: readonly CatalogMonster[], b: readonly CatalogMonster[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Values are in order, and rows without a value come last. */
function isInOrder(rows: readonly CatalogMonster[], sort: MonsterSort, order: SortOrder): boolean {
  const values = rows.map((one) => naiveValue(one, sort));
  return values.every((value, at) => {
    const next = values[at + 1];
    if (next === undefined || next === null) return true;
    return value !== null && (order === 'asc' ? value <= next : value >= next);
  });
}

describe('lists of the database', () => {
  it('has the monsters that a scan of all conditions has, none before one of a lesser value', () => {
    fc.assert(
      fc.property(
        fc.array(drawnMonster, { maxLength: 30 }),
        filters,
        fc.constantFrom(...MONSTER_SORTS),
        fc.constantFrom(...SORT_ORDERS),
        (drawn, wanted, sort, order) => {
          const all = drawn.map((one, id) => ({ ...one, id }));
          const listed = listMonsters(all, wanted, { sort, order }, world);
          const { minLevel = 0, maxLevel = 999, kind, weakTo, train } = wanted;
          const isAnyLevel = wanted.minLevel === undefined && wanted.maxLevel === undefined;
          const scan = all.filter(
            (one) =>
              (isAnyLevel || (one.level !== null && one.level >= minLevel && one.level <= maxLevel)) &&
              (kind === undefined || (kind === 'boss') === one.isBoss) &&
              (weakTo === undefined ||
                elementsOf(one.properties).some(
                  ({ element, effect }) => element === weakTo && effect === 'weak',
                )) &&
              (train === undefined ||
                (!one.isBoss &&
                  one.exp > 0 &&
                  one.level !== null &&
                  Math.abs(one.level - train) <= 5 &&
                  one.id % 2 === 1)),
          );
          expect(listed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(scan.map(({ id }) => id));
          const by = sort === 'relevance' && train !== undefined ? 'expPerHp' : sort;
          expect(by === 'relevance' ? isSame(listed, scan) : isInOrder(listed, by, order)).toBe(true);
        },
      ),
    );
  });

  it('keeps the order of equal rows in both directions, and unknown ones last', () => {
    const rows = [
      { id: 1, value: 5 },
      { id: 2, value: null },
      { id: 3, value: 7 },
      { id: 4, value: 5 },
    ];
    const ids = (order: 'asc' | 'desc') => sortedRows(rows, ({ value }) => value, order).map(({ id }) => id);
    expect(ids('asc')).toEqual([1, 4, 3, 2]);
    expect(ids('desc')).toEqual([3, 1, 4, 2]);
  });
});
