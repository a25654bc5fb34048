import type { Language } from '@portico/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** A search of the market that an account watches: it is told when an offer fits. */
@Entity({ name: 'portal_search_watch', engine: TABLE_ENGINE })
export class SearchWatchEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** A random number: the link of an old mail ends no later watch. */
  @PrimaryColumn({ name: 'id', type: 'int' }) id: number;

  /** Parameters of the search as its address has them, a highest price among them. */
  @Column({ name: 'search', type: 'text' }) search: string;

  /** Language of its mails. */
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Since when an offer fits; null while none does. */
  @epochMsColumn({ name: 'hit_at', nullable: true }) hitAt: number | null;
  @epochMsColumn({ name: 'mailed_at', nullable: true }) mailedAt: number | null;
}
