import type { DropSetState, DropTable } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  booleanColumn,
  epochMsColumn,
  TABLE_ENGINE,
  integerTransformer,
} from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_drop_change_set', engine: TABLE_ENGINE })
@Index('portal_drop_change_set_state', ['state', 'id'])
@Index('portal_drop_change_set_public', ['isPublic', 'appliedAt', 'id'])
export class DropChangeSetEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Null for a draft. */
  @epochMsColumn({ name: 'applied_at', nullable: true }) appliedAt: number | null;
  @Column({ name: 'actor_account_id', type: 'int' }) actorAccountId: number;
  @Column({ name: 'reason', type: 'varchar', length: 200 }) reason: string;
  @Column({ name: 'note', type: 'varchar', length: 300 }) note: string;
  @booleanColumn({ name: 'is_public' }) isPublic: boolean;
  @Column({ name: 'state', type: 'varchar', length: 8 }) state: DropSetState;
  @Column({ name: 'version', type: 'int' }) version: number;
  @Column({ name: 'undo_of', type: 'int', nullable: true }) undoOf: number | null;
  @Column({ name: 'undone_by', type: 'int', nullable: true }) undoneBy: number | null;
  @Column({ name: 'added', type: 'int' }) added: number;
  @Column({ name: 'changed', type: 'int' }) changed: number;
  @Column({ name: 'removed', type: 'int' }) removed: number;
  @Column({ name: 'droppers', type: 'int' }) droppers: number;
}

/** One row of a change set before and after, as JSON of its columns; null if the row does not exist then. */
@Entity({ name: 'portal_drop_change', engine: TABLE_ENGINE })
@Index('portal_drop_change_set_place', ['setId', 'place'], { unique: true })
@Index('portal_drop_change_dropper', ['dropperId', 'table', 'setId'])
@Index('portal_drop_change_item', ['itemId', 'setId'])
@Index('portal_drop_change_row', ['table', 'rowId'])
export class DropChangeEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'set_id', type: 'int' }) setId: number;
  @Column({ name: 'place', type: 'int' }) place: number;
  @Column({ name: 'drop_table', type: 'varchar', length: 8 }) table: DropTable;
  @Column({ name: 'dropper_id', type: 'int' }) dropperId: number;
  @Column({ name: 'item_id', type: 'int' }) itemId: number;

  /** Null for a row that has not been added yet. */
  @Column({ name: 'row_id', type: 'bigint', nullable: true, transformer: integerTransformer })
  rowId: number | null;

  @Column({ name: 'row_before', type: 'text', nullable: true }) before: string | null;
  @Column({ name: 'row_after', type: 'text', nullable: true }) after: string | null;
}
