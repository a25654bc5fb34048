import type { LifeKind } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { CustomSpawnEntity } from '../../game/index.js';
import type { LiveTable } from './live-tables.js';

/** A monster or an NPC that the server itself put on a map. */
export interface SpawnRow {
  mapId: number;
  kind: Extract<LifeKind, 'monster' | 'npc'>;
  subjectId: number;
  x: number;
  y: number;
  respawn: number;
  isHidden: boolean;
}

interface RawSpawn {
  mapId: number;
  type: string;
  subjectId: number;
  x: number;
  y: number;
  hide: number;
  respawn: number;
}

/** A command of the game writes a row; more than these are no spawns but a mistake. */
const MAX_SPAWNS = 20_000;

/** All spawns of the server's own, none where it has no table for them. */
export async function readSpawns(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<SpawnRow[]> {
  if (!tables.has('plife')) return [];
  const rows = await reader
    .createQueryBuilder(CustomSpawnEntity, 'spawn')
    .select('spawn.mapId', 'mapId')
    .addSelect('spawn.type', 'type')
    .addSelect('spawn.subjectId', 'subjectId')
    .addSelect('spawn.x', 'x')
    .addSelect('spawn.y', 'y')
    .addSelect('spawn.hide', 'hide')
    .addSelect('spawn.respawn', 'respawn')
    .orderBy('spawn.id', 'ASC')
    .limit(MAX_SPAWNS)
    .getRawMany<RawSpawn>();
  return rows.map(({ type, hide, ...row }) => ({
    ...row,
    kind: type.toLowerCase() === 'm' ? 'monster' : 'npc',
    isHidden: hide === 1,
  }));
}
