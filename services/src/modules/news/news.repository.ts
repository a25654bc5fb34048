import type { Language, NewsKind, NewsState } from '@portico/domain';
import {
  Column,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  Not,
  type EntityManager,
  type FindOptionsWhere,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE, insertedId } from '../../platform/persistence/index.js';

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

export interface WrittenNews extends NewsEntity {
  texts: ReadonlyMap<Language, Pick<NewsTextEntity, 'title' | 'body'>>;
}

type Range = Record<'skip' | 'take', number>;

@Injectable()
export class NewsRepository {
  constructor(
    @InjectRepository(NewsEntity) private readonly news: Repository<NewsEntity>,
    @InjectRepository(NewsTextEntity) private readonly texts: Repository<NewsTextEntity>,
  ) {}

  async published(
    now: number,
    { kind, skip, take }: Range & { kind: NewsKind | undefined },
  ): Promise<[WrittenNews[], number]> {
    const query = this.visible(now);
    if (kind !== undefined) query.andWhere('news.kind = :kind', { kind });
    const [rows, total] = await query
      .orderBy('news.isPinned', 'DESC')
      .addOrderBy('news.publishedAt', 'DESC')
      .addOrderBy('news.id', 'DESC')
      .skip(skip)
      .take(take)
      .getManyAndCount();
    return [await this.withTexts(rows), total];
  }

  async coming(now: number, take: number): Promise<WrittenNews[]> {
    const rows = await this.visible(now)
      .andWhere("news.kind = 'event' AND (news.isWeekly = 1 OR news.endsAt > :now)", { now })
      .orderBy('news.startsAt', 'ASC')
      .take(take)
      .getMany();
    return this.withTexts(rows);
  }

  async publishedOne(id: number, now: number): Promise<WrittenNews | undefined> {
    const rows = await this.visible(now).andWhere('news.id = :id', { id }).getMany();
    return (await this.withTexts(rows))[0];
  }

  async titles(now: number, take: number) {
    const rows = await this.visible(now).orderBy('news.publishedAt', 'DESC').take(take).getMany();
    const texts = await this.texts.find({
      select: { newsId: true, language: true, title: true },
      where: { newsId: In(rows.map(({ id }) => id)) },
    });
    return rows.map(({ id, changedAt, language }) => {
      const own = texts.filter(({ newsId }) => newsId === id);
      return {
        id,
        changedAt,
        titles: own.map(({ title }) => title),
        main: own.find((text) => text.language === language)?.title ?? '',
      };
    });
  }

  async all({
    state,
    now,
    skip,
    take,
  }: Range & { state: NewsState | undefined; now: number }): Promise<[WrittenNews[], number]> {
    const where = state && ofState(state, now);
    const [rows, total] = await this.news.findAndCount({ where, order: { id: 'DESC' }, skip, take });
    return [await this.withTexts(rows), total];
  }

  async find(id: number, manager = this.news.manager): Promise<WrittenNews | undefined> {
    return (await this.withTexts(await manager.findBy(NewsEntity, { id }), manager))[0];
  }

  async add(manager: EntityManager, { texts, ...news }: Omit<WrittenNews, 'id'>): Promise<number> {
    const id = insertedId(await manager.insert(NewsEntity, news));
    await this.addTexts(manager, id, texts);
    return id;
  }

  async change(
    manager: EntityManager,
    { id, version }: Pick<NewsEntity, 'id' | 'version'>,
    change: Partial<Omit<NewsEntity, 'id' | 'version'>>,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      NewsEntity,
      { id, version },
      { ...change, version: version + 1 },
    );
    return affected === 1;
  }

  async replaceTexts(manager: EntityManager, id: number, texts: WrittenNews['texts']): Promise<void> {
    await manager.delete(NewsTextEntity, { newsId: id });
    await this.addTexts(manager, id, texts);
  }

  private async addTexts(manager: EntityManager, newsId: number, texts: WrittenNews['texts']): Promise<void> {
    const rows = Array.from(texts, ([language, words]) => ({ newsId, language, ...words }));
    await manager.insert(NewsTextEntity, rows);
  }

  private visible(now: number): SelectQueryBuilder<NewsEntity> {
    return this.news
      .createQueryBuilder('news')
      .where('news.removedAt IS NULL AND news.isDraft = 0 AND news.publishedAt <= :now', { now });
  }

  private async withTexts(rows: readonly NewsEntity[], manager = this.texts.manager): Promise<WrittenNews[]> {
    if (rows.length === 0) return [];
    const texts = await manager.findBy(NewsTextEntity, { newsId: In(rows.map(({ id }) => id)) });
    return rows.map((row) => ({
      ...row,
      texts: new Map(
        texts
          .filter(({ newsId }) => newsId === row.id)
          .map(({ language, title, body }) => [language, { title, body }]),
      ),
    }));
  }
}

/** The same states as `stateOf` of the desk, as conditions. */
function ofState(
  state: NewsState,
  now: number,
): FindOptionsWhere<NewsEntity> | FindOptionsWhere<NewsEntity>[] {
  if (state === 'removed') return { removedAt: Not(IsNull()) };
  if (state === 'draft')
    return [
      { removedAt: IsNull(), isDraft: true },
      { removedAt: IsNull(), publishedAt: IsNull() },
    ];
  const publishedAt = state === 'scheduled' ? MoreThan(now) : LessThanOrEqual(now);
  return { removedAt: IsNull(), isDraft: false, publishedAt };
}

export function wordsIn({ texts, language: written }: WrittenNews, language: Language) {
  const own = texts.get(language);
  if (own !== undefined) return { language, ...own };
  const { title, body } = texts.get(written) ?? { title: '', body: '' };
  return { language: written, title, body };
}

export function mainTitle(news: WrittenNews): string {
  return wordsIn(news, news.language).title;
}
