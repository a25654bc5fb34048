import type { LifeKind } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import type { SpawnRow } from '../live/spawn-rows.js';
import type { MapLife } from './world.types.js';

export class CustomSpawns {
  private readonly byMap = new Map<number, SpawnRow[]>();
  private readonly bySubject = new Map<string, SpawnRow[]>();

  constructor(rows: readonly SpawnRow[]) {
    for (const row of rows) {
      push(this.byMap, row.mapId, row);
      push(this.bySubject, `${row.kind}${row.subjectId}`, row);
    }
  }

  /** Places by map where the subject was added. */
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
