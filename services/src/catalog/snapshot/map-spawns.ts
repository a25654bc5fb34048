import type { LifeKind } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import type { SpawnRow } from '../live/live-rows.js';
import type { MapLife, MonsterSpawns } from './world.types.js';
import type { LifeSpot } from '../tables/catalog-world.types.js';
import type { LifeRow } from './catalog-reader.js';

export class CustomSpawns {
  private readonly byMap = new Map<number, SpawnRow[]>();
  private readonly bySubject = new Map<string, SpawnRow[]>();

  constructor(rows: readonly SpawnRow[]) {
    for (const row of rows) {
      push(this.byMap, row.mapId, row);
      push(this.bySubject, `${row.kind}${row.subjectId}`, row);
    }
  }

  spotsByMap(kind: LifeKind, subjectId: number): ReadonlyMap<number, readonly SpawnRow[]> {
    const found = new Map<number, SpawnRow[]>();
    for (const row of this.bySubject.get(`${kind}${subjectId}`) ?? []) push(found, row.mapId, row);
    return found;
  }

  onMap(mapId: number): readonly SpawnRow[] {
    return this.byMap.get(mapId) ?? [];
  }

  /** Adds these spawns to the life of a map. Each kind of monster and NPC is in the list once. */
  addTo(life: readonly MapLife[], mapId: number): readonly MapLife[] {
    const rows = this.byMap.get(mapId);
    if (rows === undefined) return life;
    const groups = new Map(life.map((group) => [`${group.kind}${group.subjectId}`, group]));
    for (const row of rows) {
      const key = `${row.kind}${row.subjectId}`;
      groups.set(key, withSpot(groups.get(key), row));
    }
    return [...groups.values()];
  }
}

export const NO_SPAWNS = new CustomSpawns([]);

function withSpot(
  group: MapLife | undefined,
  { kind, subjectId, x, y, respawn, isHidden }: SpawnRow,
): MapLife {
  const spot = {
    x,
    y,
    isCustom: true as const,
    ...(respawn === 0 ? {} : { respawn }),
    ...(isHidden ? { hidden: true as const } : {}),
  };
  return {
    kind,
    subjectId,
    amount: (group?.amount ?? 0) + 1,
    isHidden: (group?.isHidden ?? true) && isHidden,
    spots: [...(group?.spots ?? []), spot],
  };
}

export function spotsOf(row: LifeRow): readonly LifeSpot[] {
  const spots: LifeSpot[] = JSON.parse(row.spots);
  return spots;
}

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

function countSpawns(spawns: readonly MonsterSpawns[]): readonly MonsterSpawns[] {
  const counted = new Map<string, MonsterSpawns>();
  for (const { monsterId, count, respawn } of spawns) {
    const key = `${monsterId} ${respawn}`;
    counted.set(key, { monsterId, respawn, count: count + (counted.get(key)?.count ?? 0) });
  }
  return [...counted.values()];
}
