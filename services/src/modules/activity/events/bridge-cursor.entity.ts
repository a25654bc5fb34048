import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { epochMsColumn, lockRow, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** How far the portal has read what the running game tells. */
@Entity({ name: 'portal_bridge_cursor', engine: TABLE_ENGINE })
export class BridgeCursorEntity {
  /** `events`. */
  @PrimaryColumn({ name: 'stream', type: 'varchar', length: 16 }) stream: string;

  /** The bridge's cursor, `boot-number`; empty before the first reading. */
  @Column({ name: 'position', type: 'varchar', length: 48 }) position: string;
  @epochMsColumn({ name: 'moved_at' }) movedAt: number;
}

const stream = 'events';

export async function readCursor(cursors: Repository<BridgeCursorEntity>): Promise<string> {
  const row = await cursors.findOneBy({ stream });
  return row?.position ?? '';
}

/** Begins a unit of work that writes events: one at a time, whichever job it is of. */
export async function lockCursor(manager: EntityManager): Promise<void> {
  const first = { stream, position: '', movedAt: 0 };
  await lockRow(manager, BridgeCursorEntity, { stream }, 'movedAt', { first });
}

/** Moves the locked cursor on; false where it is no longer where it was read. */
export async function moveCursor(
  manager: EntityManager,
  from: string,
  { position, movedAt }: { position: string; movedAt: number },
): Promise<boolean> {
  const moved = await manager.update(BridgeCursorEntity, { stream, position: from }, { position, movedAt });
  return moved.affected === 1;
}
