import type { SortOrder } from '@portico/domain';

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
