import type { DropTable } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { integerTransformer, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** One row of a change set: how it was and how it is then, as JSON of its columns; null for a row that is not there. */
@Entity({ name: 'portal_drop_change', engine: TABLE_ENGINE })
@Index('portal_drop_change_set_place', ['setId', 'place'], { unique: true })
@Index('portal_drop_change_dropper', ['dropperId', 'table', 'setId'])
@Index('portal_drop_change_item', ['itemId', 'setId'])
@Index('portal_drop_change_row', ['table', 'rowId'])
export class DropChangeEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' })
  id: number;

  @Column({ name: 'set_id', type: 'int' })
  setId: number;

  @Column({ name: 'place', type: 'int' })
  place: number;

  @Column({ name: 'drop_table', type: 'varchar', length: 8 })
  table: DropTable;

  @Column({ name: 'dropper_id', type: 'int' })
  dropperId: number;

  /** Of the row, which keeps it: that of a changed one is the same before and afterwards. */
  @Column({ name: 'item_id', type: 'int' })
  itemId: number;

  /** Null for a row that is not added yet. */
  @Column({ name: 'row_id', type: 'bigint', nullable: true, transformer: integerTransformer })
  rowId: number | null;

  @Column({ name: 'row_before', type: 'text', nullable: true })
  before: string | null;

  @Column({ name: 'row_after', type: 'text', nullable: true })
  after: string | null;
}
