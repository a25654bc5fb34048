import type { Language } from '@portico/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** A market search that an account watches. The account gets a mail when an offer matches. */
@Entity({ name: 'portal_search_watch', engine: TABLE_ENGINE })
export class SearchWatchEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** A random number, so that the link in an old mail cannot end a later watch. */
  @PrimaryColumn({ name: 'id', type: 'int' }) id: number;

  /** Parameters of the search as in its address, including a maximum price. */
  @Column({ name: 'search', type: 'text' }) search: string;
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Start of the current hit; null while no offer matches. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}
