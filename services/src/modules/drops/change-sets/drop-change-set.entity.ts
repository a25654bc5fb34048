import type { DropSetState } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Edits of drops that are applied together, or are to be. */
@Entity({ name: 'portal_drop_change_set', engine: TABLE_ENGINE })
@Index('portal_drop_change_set_state', ['state', 'id'])
@Index('portal_drop_change_set_public', ['isPublic', 'appliedAt', 'id'])
export class DropChangeSetEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' })
  id: number;

  @epochMsColumn({ name: 'created_at' })
  createdAt: number;

  /** Null for a draft. */
  @epochMsColumn({ name: 'applied_at', nullable: true })
  appliedAt: number | null;

  /** Whoever applied it; of a draft whoever saved it last. */
  @Column({ name: 'actor_account_id', type: 'int' })
  actorAccountId: number;

  @Column({ name: 'reason', type: 'varchar', length: 200 })
  reason: string;

  /** What players read of it. */
  @Column({ name: 'note', type: 'varchar', length: 300 })
  note: string;

  @booleanColumn({ name: 'is_public' })
  isPublic: boolean;

  @Column({ name: 'state', type: 'varchar', length: 8 })
  state: DropSetState;

  /** Moves whenever a draft is saved. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'undo_of', type: 'int', nullable: true })
  undoOf: number | null;

  @Column({ name: 'undone_by', type: 'int', nullable: true })
  undoneBy: number | null;

  @Column({ name: 'added', type: 'int' })
  added: number;

  @Column({ name: 'changed', type: 'int' })
  changed: number;

  @Column({ name: 'removed', type: 'int' })
  removed: number;

  /** Monsters and reactors. */
  @Column({ name: 'droppers', type: 'int' })
  droppers: number;
}
