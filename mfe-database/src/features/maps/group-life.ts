/** One kind of monster, NPC or reactor on a map, and how often it stands there. */
export interface LifeGroup<Spot> {
  first: Spot;
  count: number;
}

/** The API answers every spot; a reader wants each kind once. In order of first appearance. */
export function groupLife<Spot extends { id: number }>(spots: readonly Spot[]): LifeGroup<Spot>[] {
  const groups = new Map<number, LifeGroup<Spot>>();
  for (const spot of spots) {
    const group = groups.get(spot.id);
    if (group === undefined) groups.set(spot.id, { first: spot, count: 1 });
    else group.count += 1;
  }
  return [...groups.values()];
}

/** Lowest level first, unknown levels last; the same level by name. */
export function byLevel<Spot extends { name: string; level: number | null }>(
  one: LifeGroup<Spot>,
  other: LifeGroup<Spot>,
): number {
  const difference = (one.first.level ?? Infinity) - (other.first.level ?? Infinity);
  return Number.isNaN(difference) || difference === 0
    ? one.first.name.localeCompare(other.first.name)
    : difference;
}
