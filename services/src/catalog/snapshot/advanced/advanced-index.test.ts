import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  FILTER_PRESETS,
  ITEM_STATS,
  ITEM_TYPES,
  SORT_ORDERS,
  WEAPON_TYPES,
} from '@portico/domain';
import fc from 'fast-check';
import { searchNaively } from '../../../../test/catalog/naive-search.js';
import { randomWorld } from '../../../../test/catalog/random-world.js';
import type { AdvancedHits, AdvancedQuery } from '../advanced.types.js';

const { catalog, content, drops } = randomWorld(7);

const range = (max: number) =>
  fc.record({ min: fc.integer({ min: 0, max }), max: fc.integer({ min: 0, max }) }, { requiredKeys: [] });

const percentRange = fc.record(
  { min: fc.constantFrom(0, 0.001, 0.1, 0.5, 1, 5, 50), max: fc.constantFrom(0.1, 0.5, 1, 5, 30, 100) },
  { requiredKeys: [] },
);

const filters = fc.record(
  {
    searchMode: fc.constantFrom(...ADVANCED_SEARCH_MODES),
    dropRate: percentRange,
    dropQuantity: range(10),
    itemTypes: fc.uniqueArray(fc.constantFrom(...ITEM_TYPES), { maxLength: 3 }),
    weaponTypes: fc.uniqueArray(fc.constantFrom(...WEAPON_TYPES), { maxLength: 6 }),
    itemLevel: range(120),
    itemStats: fc.dictionary(fc.constantFrom(...ITEM_STATS), range(40), { maxKeys: 3 }),
    monsterLevel: range(200),
    monsterHP: range(5000),
    monsterExp: range(300),
  },
  { requiredKeys: [] },
);

const query: fc.Arbitrary<AdvancedQuery> = fc.record({
  term: fc.constantFrom('', '', '', 'saber', 'old', 'ember', '2000003', '100104', 'xyzzy'),
  filters,
  sortBy: fc.constantFrom(...ADVANCED_SORTS),
  sortOrder: fc.constantFrom(...SORT_ORDERS),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(1, 7, 50, 1000),
});

/** A page as plain values. */
const shown = ({ mode, total, drops: rows, items, monsters }: AdvancedHits) => ({
  mode,
  total,
  drops: rows.map(({ item, source }) => [item.id, source.type, source.dropperId, source.percent]),
  items: items.map(({ item, sourceCount, bestPercent }) => [item.id, sourceCount, bestPercent]),
  monsters: monsters.map(({ monster, dropCount, bestPercent }) => [monster.id, dropCount, bestPercent]),
});

/** Each case checks every row. */
const RUNS = process.env.PORTICO_TEST_FULL === '1' ? 1500 : 300;

const search = (asked: Partial<AdvancedQuery>) =>
  shown(
    catalog.searchAdvanced({
      term: '',
      filters: {},
      sortBy: 'relevance',
      sortOrder: 'desc',
      page: 1,
      limit: 10_000,
      ...asked,
    }),
  );

describe('advanced search', () => {
  it('answers any combination of filters, sorts and pages as a look at every row does', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(shown(catalog.searchAdvanced(asked))).toEqual(shown(searchNaively(catalog, content, asked)));
      }),
      { numRuns: RUNS, seed: 20_260_101 },
    );
  });

  it('answers the same to the same question however often it was asked before', () => {
    const asked = { filters: { dropRate: { min: 1 } }, sortBy: 'level' } as const;
    expect(search(asked)).toEqual(search(asked));
  });

  it('lists every drop but mesos where nothing narrows it', () => {
    expect(search({}).total).toBe(
      drops.monster.filter(({ itemId, chance }) => itemId !== 0 && chance > 0).length +
        drops.reactor.length +
        drops.global.length,
    );
    expect(search({ filters: { searchMode: 'items' } }).total).toBe(catalog.itemCount + 1);
    expect(search({ filters: { searchMode: 'monsters' } }).total).toBe(catalog.monsterCount + 1);
  });

  it('keeps monsters without a level out of every range of levels and behind all others', () => {
    const sorted = (sortOrder: 'asc' | 'desc') =>
      search({ filters: { searchMode: 'monsters' }, sortBy: 'level', sortOrder }).monsters.at(-1)?.[0];
    expect([sorted('asc'), sorted('desc')]).toEqual([9_999_998, 9_999_998]);
    expect(
      search({ filters: { searchMode: 'monsters', monsterLevel: { min: 0 } } }).monsters.map(([id]) => id),
    ).not.toContain(9_999_998);
  });

  it.each(Object.entries(FILTER_PRESETS))('serves the preset %s in every mode', (_name, preset) => {
    for (const searchMode of ADVANCED_SEARCH_MODES) {
      const { sortBy, sortOrder } = preset;
      expect(search({ filters: { ...preset.filters, searchMode }, sortBy, sortOrder }).total).toBeGreaterThan(
        0,
      );
    }
  });
});
