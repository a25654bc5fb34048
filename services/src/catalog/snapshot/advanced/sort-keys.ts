import type { AdvancedSearchMode, AdvancedSort, SortOrder } from '@portico/domain';
import type { Mask } from './filter-masks.js';
import type { FilterTables } from './filter-tables.js';

export type FixedSort = Exclude<AdvancedSort, 'relevance'>;

/** Keys to sort a list by: whole numbers, NaN for unknown. `all` holds all indexes in the order of names. */
export type SortKeys = Readonly<Record<FixedSort, Float64Array>> & { readonly all: Uint32Array };

/** The keys that are the same for every search. A drop has its monster's level and its item's number of sources. */
export function fixedSortKeys({
  items,
  monsters,
  drops,
}: FilterTables): Readonly<Record<AdvancedSearchMode, SortKeys>> {
  const unknown = Number.NaN;
  return {
    drops: {
      all: placesUpTo(drops.sources.length),
      drop_rate: drops.step,
      name: Float64Array.from(drops.item),
      level: Float64Array.from(drops.monster, (place) => monsters.level[place] ?? unknown),
      sources: Float64Array.from(drops.item, (place) => items.sourceCount[place] ?? 0),
    },
    items: {
      all: placesUpTo(items.entries.length),
      drop_rate: bestSteps(drops.step, drops.item, undefined, items.entries.length),
      name: Float64Array.from(placesUpTo(items.entries.length)),
      level: items.level,
      sources: items.sourceCount,
    },
    monsters: {
      all: placesUpTo(monsters.entries.length),
      drop_rate: bestSteps(drops.step, drops.monster, undefined, monsters.entries.length),
      name: Float64Array.from(placesUpTo(monsters.entries.length)),
      level: monsters.level,
      sources: monsters.dropCount,
    },
  };
}

/** Highest percent step of each owner among the drops that pass; NaN for an owner without any. */
export function bestSteps(
  steps: Float64Array,
  owners: Uint32Array | Int32Array,
  passes: Mask,
  count: number,
): Float64Array {
  const best = new Float64Array(count).fill(Number.NaN);
  for (let row = 0; row < owners.length; row += 1) {
    const owner = owners[row] ?? -1;
    if (owner < 0 || (passes !== undefined && passes[row] !== 1)) continue;
    const step = steps[row] ?? 0;
    const before = best[owner] ?? Number.NaN;
    if (!(before >= step)) best[owner] = step;
  }
  return best;
}

/** Turns a ranking into values: a higher value is a better match, and NaN is an entry that the ranking lacks. */
export function ranksOf(
  ranking: readonly { id: number }[],
  placeOf: ReadonlyMap<number, number>,
): Float64Array {
  const ranks = new Float64Array(placeOf.size).fill(Number.NaN);
  ranking.forEach(({ id }, rank) => {
    const place = placeOf.get(id);
    if (place !== undefined) ranks[place] = -rank;
  });
  return ranks;
}

function placesUpTo(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, place) => place);
}

/** Indexes of `values` in order. Equal values keep their order; NaN (unknown) comes last in both directions. */
export function sortedPlaces(values: Float64Array, order: SortOrder): Uint32Array {
  return sortPlaces(
    Uint32Array.from(values, (_, place) => place),
    values,
    order,
  );
}

/** Sorts places by their values (whole numbers or NaN), in place. One number holds value and place, which makes sorting faster. */
export function sortPlaces(places: Uint32Array, values: Float64Array, order: SortOrder): Uint32Array {
  const size = values.length;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return places.sort();
  const unknown = most - least + 1;
  const keys = new Float64Array(places.length);
  for (let at = 0; at < keys.length; at += 1) {
    const place = places[at] ?? 0;
    const value = values[place] ?? Number.NaN;
    const step = order === 'asc' ? value - least : most - value;
    keys[at] = (Number.isNaN(step) ? unknown : step) * size + place;
  }
  keys.sort();
  for (let at = 0; at < keys.length; at += 1) places[at] = (keys[at] ?? 0) % size;
  return places;
}

export function passingPlaces(places: Uint32Array, passes: Uint8Array | undefined): Uint32Array {
  return passes === undefined ? places.slice() : places.filter((place) => passes[place] === 1);
}
