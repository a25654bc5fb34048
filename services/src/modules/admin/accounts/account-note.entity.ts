import type { AccountNoteKind } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_account_note', engine: TABLE_ENGINE })
@Index('portal_account_note_account', ['accountId', 'id'])
export class AccountNoteEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'author_id', type: 'int' }) authorId: number;
  @Column({ name: 'kind', type: 'varchar', length: 8 }) kind: AccountNoteKind;
  @Column({ name: 'text', type: 'varchar', length: 500 }) text: string;
}
