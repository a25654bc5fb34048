import type { Language } from '@portico/domain';

export interface LifeGroup<Spot> {
  first: Spot;
  spots: readonly Spot[];
  /** How many of them this server itself put there. */
  customCount: number;
}

/** The API answers every spot; a reader wants each kind once. In order of first appearance. */
export function groupLife<Spot extends { id: number; custom: boolean }>(
  all: readonly Spot[],
): LifeGroup<Spot>[] {
  const groups = new Map<number, { first: Spot; spots: Spot[]; customCount: number }>();
  for (const spot of all) {
    const group = groups.get(spot.id) ?? { first: spot, spots: [], customCount: 0 };
    group.spots.push(spot);
    group.customCount += Number(spot.custom);
    groups.set(spot.id, group);
  }
  return [...groups.values()];
}

/** Lowest level first, unknown levels last; the same level by name, as the language orders them. */
export function byLevel<Spot extends { name: string; level: number | null }>(language: Language) {
  return (one: LifeGroup<Spot>, other: LifeGroup<Spot>): number => {
    const difference = (one.first.level ?? Infinity) - (other.first.level ?? Infinity);
    return Number.isNaN(difference) || difference === 0
      ? one.first.name.localeCompare(other.first.name, language)
      : difference;
  };
}
