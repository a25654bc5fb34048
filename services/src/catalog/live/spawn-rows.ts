import type { LifeKind } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { CustomSpawnEntity } from '../../game/index.js';
import type { LiveTable } from './live-tables.js';

export interface SpawnRow {
  mapId: number;
  kind: Extract<LifeKind, 'monster' | 'npc'>;
  subjectId: number;
  x: number;
  y: number;
  respawn: number;
  isHidden: boolean;
}

/** A command of the game writes a row; more rows than this are a mistake. */
const MAX_SPAWNS = 20_000;

export async function readSpawns(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<SpawnRow[]> {
  if (!tables.has('plife')) return [];
  const rows = await reader
    .createQueryBuilder(CustomSpawnEntity, 'spawn')
    .select('COALESCE(spawn.mapId, 0)', 'mapId')
    .addSelect("COALESCE(spawn.type, 'n')", 'type')
    .addSelect('COALESCE(spawn.subjectId, 0)', 'subjectId')
    .addSelect('COALESCE(spawn.x, 0)', 'x')
    .addSelect('COALESCE(spawn.y, 0)', 'y')
    .addSelect('COALESCE(spawn.hide, 0)', 'hide')
    .addSelect('COALESCE(spawn.respawn, 0)', 'respawn')
    .orderBy('spawn.id', 'ASC')
    .limit(MAX_SPAWNS)
    .getRawMany<Omit<CustomSpawnEntity, 'id' | 'world'>>();
  return rows.map(({ type, hide, ...row }) => ({
    ...row,
    kind: type.toLowerCase() === 'm' ? 'monster' : 'npc',
    isHidden: Number(hide) === 1,
  }));
}
