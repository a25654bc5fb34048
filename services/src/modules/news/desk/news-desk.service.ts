import { Injectable } from '@nestjs/common';
import { eventIssue, LANGUAGES, newsSlug } from '@portico/domain';
import type { AuditAction, FieldIssue, NewsState } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AccountNames } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { IdempotencyService } from '../../../platform/http/idempotency/index.js';
import { type Actor, databasePagination } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { NewsEntity, mainTitle, NewsRepository, type WrittenNews } from '../news.repository.js';
import type {
  NewsEditDto,
  NewsLineDto,
  NewsLinesDto,
  NewsRequestDto,
  WrittenNewsDto,
} from './news-desk.dto.js';

/** A server that announces something each day needs years to reach this limit. */
const MAX_NEWS = 5000;

interface DeskPage {
  state: NewsState | undefined;
  page: number;
  limit: number;
}

@Injectable()
export class NewsDeskService {
  constructor(
    private readonly news: NewsRepository,
    private readonly names: AccountNames,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ state, page, limit }: DeskPage): Promise<NewsLinesDto> {
    const now = Date.now();
    const [rows, total] = await this.news.all({ state, now, skip: (page - 1) * limit, take: limit });
    const names = await this.names.of(rows.map(({ authorId }) => authorId));
    return {
      news: rows.map((row) => toLine(row, names, now)),
      pagination: databasePagination(page, limit, total),
    };
  }

  async one(id: number): Promise<WrittenNewsDto> {
    return toWritten(await this.findOrFail(id), Date.now());
  }

  create(request: NewsRequestDto, actor: Actor, key: string | undefined): Promise<WrittenNewsDto> {
    const { accountId } = actor.principal;
    const call = { call: 'news-create', request: JSON.stringify(request) };
    return this.idempotency.run({ accountId, key, request: call }, () =>
      this.unitOfWork.run(async (manager) => {
        if ((await manager.count(NewsEntity)) >= MAX_NEWS)
          throw new AppError('news.too_many', { max: MAX_NEWS });
        const now = Date.now();
        const { texts, ...values } = readNews(request, now, null);
        const saved = { ...values, authorId: accountId, changedAt: now, version: 1, removedAt: null };
        const id = await this.news.add(manager, { ...saved, texts });
        return this.recorded(manager, id, 'news-create', actor);
      }),
    );
  }

  edit(id: number, { version, ...request }: NewsEditDto, actor: Actor): Promise<WrittenNewsDto> {
    return this.unitOfWork.run(async (manager) => {
      const before = await this.findOrFail(id, manager);
      if (before.removedAt !== null) throw new AppError('news.not_found');
      const now = Date.now();
      const keptTime = stateOf(before, now) === 'published' ? before.publishedAt : null;
      const { texts, ...values } = readNews(request, now, keptTime);
      const change = { ...values, authorId: actor.principal.accountId, changedAt: now };
      if (!(await this.news.change(manager, { id, version }, change))) throw new AppError('news.changed');
      await this.news.replaceTexts(manager, id, texts);
      return this.recorded(manager, id, 'news-edit', actor, before);
    });
  }

  /** Removes or restores a post. Throws `news.changed`, also if the post is already removed or restored. */
  move(
    action: 'news-remove' | 'news-restore',
    id: number,
    version: number,
    actor: Actor,
  ): Promise<WrittenNewsDto> {
    return this.unitOfWork.run(async (manager) => {
      const before = await this.findOrFail(id, manager);
      const isRemoved = before.removedAt !== null;
      const removes = action === 'news-remove';
      if (isRemoved === removes) throw new AppError('news.changed');
      const now = Date.now();
      const { accountId: authorId } = actor.principal;
      const change = { authorId, changedAt: now, removedAt: removes ? now : null };
      if (!(await this.news.change(manager, { id, version }, change))) throw new AppError('news.changed');
      return this.recorded(manager, id, action, actor, before);
    });
  }

  private async recorded(
    manager: EntityManager,
    id: number,
    action: AuditAction,
    by: Actor,
    before?: WrittenNews,
  ): Promise<WrittenNewsDto> {
    const after = await this.findOrFail(id, manager);
    const now = Date.now();
    const title = mainTitle(after);
    await this.audit.record({
      action,
      accountId: null,
      ...actorOf(by),
      details: {
        news: id,
        kind: after.kind,
        title,
        ...(before !== undefined && mainTitle(before) !== title && { titleBefore: mainTitle(before) }),
        ...(before !== undefined && { before: stateOf(before, now) }),
        after: stateOf(after, now),
      },
    });
    return toWritten(after, now);
  }

  private async findOrFail(id: number, manager?: EntityManager): Promise<WrittenNews> {
    const found = await this.news.find(id, manager);
    if (found === undefined) throw new AppError('news.not_found');
    return found;
  }
}

function stateOf(
  { removedAt, isDraft, publishedAt }: Pick<NewsEntity, 'removedAt' | 'isDraft' | 'publishedAt'>,
  now: number,
): NewsState {
  if (removedAt !== null) return 'removed';
  if (isDraft || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

function toLine(news: WrittenNews, names: ReadonlyMap<number | null, string>, now: number): NewsLineDto {
  return {
    ...commonOf(news, now),
    title: mainTitle(news),
    languages: LANGUAGES.filter((language) => news.texts.has(language)),
    author: names.get(news.authorId) ?? null,
  };
}

function toWritten(news: WrittenNews, now: number): WrittenNewsDto {
  const texts = Array.from(news.texts, ([language, words]) => ({ language, ...words }));
  return { ...commonOf(news, now), texts };
}

function commonOf(news: WrittenNews, now: number) {
  const { authorId: _author, isDraft: _draft, removedAt: _removed, texts: _texts, ...common } = news;
  return { ...common, slug: newsSlug(news.id, mainTitle(news)), state: stateOf(news, now) };
}

type NewsValues = Omit<WrittenNews, 'id' | 'authorId' | 'changedAt' | 'version' | 'removedAt'>;

/** A published post without a time gets `keptTime`, when players could first read it, or `now`. Throws with each invalid field. */
function readNews({ texts, ...request }: NewsRequestDto, now: number, keptTime: number | null): NewsValues {
  const issues = [...textIssues(texts, request.language), ...timeIssues(request)];
  if (issues.length > 0) throw new AppError('request.validation_failed', undefined, issues);
  const { kind, language, isDraft, isPinned, publishedAt, startsAt, endsAt, isWeekly } = request;
  const isEvent = kind === 'event';
  return {
    kind,
    language,
    isDraft,
    isPinned,
    publishedAt: publishedAt ?? (isDraft ? null : (keptTime ?? now)),
    startsAt: isEvent ? startsAt : null,
    endsAt: isEvent ? endsAt : null,
    isWeekly: isEvent && isWeekly,
    texts: new Map(texts.map((text) => [text.language, { title: text.title, body: text.body }])),
  };
}

function textIssues(texts: NewsRequestDto['texts'], main: NewsRequestDto['language']): FieldIssue[] {
  const missing = texts.some(({ language }) => language === main)
    ? []
    : [issue('language', 'written', 'Must be the language of one of the texts')];
  const untitled = texts.flatMap(({ title }, index) =>
    title === '' ? [issue(`texts.${index}.title`, 'required', 'Must not be empty')] : [],
  );
  return [...missing, ...untitled];
}

function timeIssues({ kind, startsAt, endsAt, isWeekly }: Omit<NewsRequestDto, 'texts'>): FieldIssue[] {
  if (kind === 'news') return [];
  if (startsAt === null) return [issue('startsAt', 'required', 'An event needs a start')];
  if (endsAt === null) return [issue('endsAt', 'required', 'An event needs an end')];
  const rule = eventIssue({ startsAt, endsAt, isWeekly });
  if (rule === undefined) return [];
  const msg = rule === 'order' ? 'Must be after the start' : 'Takes too long';
  return [issue('endsAt', rule, msg)];
}

function issue(field: string, rule: string, msg: string): FieldIssue {
  return { field, rule, msg };
}
