import type { Language, NewsKind } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

@Entity({ name: 'portal_news', engine: TABLE_ENGINE })
@Index('portal_news_published', ['publishedAt'])
export class NewsEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'kind', type: 'varchar', length: 8 }) kind: NewsKind;

  /** The original language. Readers whose language has no text get this one. */
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @booleanColumn({ name: 'is_draft' }) isDraft: boolean;
  @booleanColumn({ name: 'is_pinned' }) isPinned: boolean;

  /** Time from which everyone can read the post, unless it is a draft; null for a draft without a time. */
  @epochMsColumn({ name: 'published_at', nullable: true }) publishedAt: number | null;

  /** Null for news. */
  @epochMsColumn({ name: 'starts_at', nullable: true }) startsAt: number | null;
  @epochMsColumn({ name: 'ends_at', nullable: true }) endsAt: number | null;
  @booleanColumn({ name: 'is_weekly' }) isWeekly: boolean;
  @Column({ name: 'author_id', type: 'int' }) authorId: number;
  @epochMsColumn({ name: 'changed_at' }) changedAt: number;
  @Column({ name: 'version', type: 'int' }) version: number;

  /** Removed posts can be restored. */
  @epochMsColumn({ name: 'removed_at', nullable: true }) removedAt: number | null;
}

@Entity({ name: 'portal_news_text', engine: TABLE_ENGINE })
export class NewsTextEntity {
  @PrimaryColumn({ name: 'news_id', type: 'int' }) newsId: number;
  @PrimaryColumn({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @Column({ name: 'title', type: 'varchar', length: 120 }) title: string;

  /** Markdown. */
  @Column({ name: 'body', type: 'text' }) body: string;
}
