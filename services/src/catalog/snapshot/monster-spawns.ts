import type { SpawnRow } from '../live/spawn-rows.js';
import type { LifeSpot } from '../tables/catalog-world.types.js';
import type { LifeRow } from './world-reader.js';
import type { MonsterSpawns } from './world.types.js';

export function spotsOf(row: LifeRow): readonly LifeSpot[] {
  const spots: LifeSpot[] = JSON.parse(row.spots);
  return spots;
}

/** Spawn points of a map without the hidden ones. */
export function spawnsOf(life: readonly LifeRow[]): readonly MonsterSpawns[] {
  return countSpawns(
    life
      .filter(({ kind, isHidden }) => kind === 'monster' && !isHidden)
      .flatMap((row) =>
        spotsOf(row).flatMap(({ respawn = 0, hidden }) =>
          hidden ? [] : [{ monsterId: row.subjectId, count: 1, respawn }],
        ),
      ),
  );
}

export function withCustomSpawns(
  own: readonly MonsterSpawns[],
  rows: readonly SpawnRow[],
): readonly MonsterSpawns[] {
  const added = rows.filter(({ kind, isHidden }) => kind === 'monster' && !isHidden);
  if (added.length === 0) return own;
  return countSpawns([
    ...own,
    ...added.map(({ subjectId, respawn }) => ({ monsterId: subjectId, count: 1, respawn })),
  ]);
}

/** Groups spawns by kind and respawn time. */
function countSpawns(spawns: readonly MonsterSpawns[]): readonly MonsterSpawns[] {
  const counted = new Map<string, MonsterSpawns>();
  for (const { monsterId, count, respawn } of spawns) {
    const key = `${monsterId} ${respawn}`;
    counted.set(key, { monsterId, respawn, count: count + (counted.get(key)?.count ?? 0) });
  }
  return [...counted.values()];
}
