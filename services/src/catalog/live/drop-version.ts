import type { DropTable } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { lockRow } from '../../platform/persistence/index.js';
import { CATALOG_POINTER, DROP_VERSION, DropVersionEntity } from '../tables/catalog.entities.js';

/** Times of the portal's last edit and of the game's last reload; null for never. */
export type DropMoments = Pick<DropVersionEntity, 'monstersEditedAt' | 'reactorsEditedAt' | 'reloadedAt'>;

interface CatalogMarks {
  generation: number | null;
  dropVersion: number;
}

const NEVER: DropMoments = { monstersEditedAt: null, reactorsEditedAt: null, reloadedAt: null };
const EDITED_AT = { monster: 'monstersEditedAt', reactor: 'reactorsEditedAt' } as const;

/**
 * The first statement of a unit of work that edits drops: only one edit runs at a time, in whatever process, and it
 * sees the earlier ones. Every process reads the drops again after the unit.
 */
export async function lockDropVersion(manager: EntityManager): Promise<void> {
  const first = { name: DROP_VERSION, version: 0, ...NEVER };
  await lockRow(manager, DropVersionEntity, { name: DROP_VERSION }, 'version', { by: 1, first });
}

/** Called in the unit of work that edited these tables. The edit counts as later than the last reload, even if the clock was set back. */
export async function markDropsEdited(
  manager: EntityManager,
  tables: Iterable<DropTable>,
  at: number,
): Promise<void> {
  const { reloadedAt } = await readDropMoments(manager);
  const moment = Math.max(at, (reloadedAt ?? 0) + 1);
  const moments = Object.fromEntries([...tables].map((table) => [EDITED_AT[table], moment]));
  await manager.update(DropVersionEntity, { name: DROP_VERSION }, moments);
}

/** Called in the unit of work that records the game's reload of its drops. */
export async function markDropsReloaded(manager: EntityManager, at: number): Promise<void> {
  await lockDropVersion(manager);
  await manager.update(DropVersionEntity, { name: DROP_VERSION }, { reloadedAt: at });
}

export async function readDropMoments(reader: EntityManager): Promise<DropMoments> {
  return (await reader.findOneBy(DropVersionEntity, { name: DROP_VERSION })) ?? NEVER;
}

/** Both marks in one statement, which every process runs all the time. */
export async function readCatalogMarks(reader: EntityManager): Promise<CatalogMarks> {
  const rows = await reader.query<{ name: string; mark: number }[]>(
    `SELECT name, generation_id AS mark FROM portal_catalog_pointer WHERE name = ?
     UNION ALL SELECT name, version FROM portal_drop_version WHERE name = ?`,
    [CATALOG_POINTER, DROP_VERSION],
  );
  const markOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.mark;
  return { generation: markOf(CATALOG_POINTER) ?? null, dropVersion: markOf(DROP_VERSION) ?? 0 };
}
