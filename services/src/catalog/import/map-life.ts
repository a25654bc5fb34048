import type { LifeKind } from '@portico/domain';
import type { LifeSpot } from '../tables/catalog-world.types.js';
import { childOf, idOf, integerOf, numberOf, type WzNode } from '../wz/wz-node.js';

export interface LifeRow {
  kind: LifeKind;
  subjectId: number;
  amount: number;
  isHidden: boolean;
  /** JSON array of `LifeSpot`. */
  spots: string;
}

const KINDS: Readonly<Record<string, LifeKind>> = { m: 'monster', n: 'npc' };

/** Longest list of spots that a text column holds, with room for anything that makes a spot longer. */
const MAX_SPOTS = 800;

/** Reads the monsters and NPCs of a map, each kind once with all its spots in the order of the file. */
export function readLife(map: WzNode): LifeRow[] {
  const groups = new Map<string, { kind: LifeKind; subjectId: number; spots: LifeSpot[] }>();
  const add = (kind: LifeKind | undefined, entry: WzNode, respawn: number, hidden: boolean) => {
    const subjectId = idOf(entry, 'id');
    if (kind === undefined || subjectId === undefined) return;
    const key = `${kind} ${subjectId}`;
    const group = groups.get(key) ?? { kind, subjectId, spots: [] };
    group.spots.push({
      x: integerOf(entry, 'x') ?? 0,
      y: integerOf(entry, 'y') ?? 0,
      ...(respawn === 0 ? {} : { respawn }),
      ...(hidden ? { hidden } : {}),
    });
    groups.set(key, group);
  };
  for (const entry of childOf(map, 'life')?.children ?? []) {
    const kind = KINDS[childOf(entry, 'type')?.value ?? ''];
    add(kind, entry, integerOf(entry, 'mobTime') ?? 0, numberOf(entry, 'hide') === 1);
  }
  for (const entry of childOf(map, 'reactor')?.children ?? []) {
    add('reactor', entry, integerOf(entry, 'reactorTime') ?? 0, false);
  }
  return [...groups.values()].map(({ kind, subjectId, spots }) => ({
    kind,
    subjectId,
    amount: spots.length,
    isHidden: spots.every(({ hidden }) => hidden),
    spots: JSON.stringify(spots.slice(0, MAX_SPOTS)),
  }));
}
