import { eventIssue, type FieldIssue, LANGUAGES, newsSlug, type NewsState } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { NewsEntity } from '../news.entities.js';
import { mainTitle, type WrittenNews } from '../news.repository.js';
import type { NewsLineDto, NewsRequestDto, WrittenNewsDto } from './news-desk.dto.js';

export function stateOf(
  { removedAt, isDraft, publishedAt }: Pick<NewsEntity, 'removedAt' | 'isDraft' | 'publishedAt'>,
  now: number,
): NewsState {
  if (removedAt !== null) return 'removed';
  if (isDraft || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

export function toLine(
  news: WrittenNews,
  names: ReadonlyMap<number | null, string>,
  now: number,
): NewsLineDto {
  return {
    ...commonOf(news, now),
    title: mainTitle(news),
    languages: LANGUAGES.filter((language) => news.texts.has(language)),
    author: names.get(news.authorId) ?? null,
  };
}

export function toWritten(news: WrittenNews, now: number): WrittenNewsDto {
  const texts = Array.from(news.texts, ([language, words]) => ({ language, ...words }));
  return { ...commonOf(news, now), texts };
}

function commonOf(news: WrittenNews, now: number) {
  const { authorId: _author, isDraft: _draft, removedAt: _removed, texts: _texts, ...common } = news;
  return { ...common, slug: newsSlug(news.id, mainTitle(news)), state: stateOf(news, now) };
}

type NewsValues = Omit<WrittenNews, 'id' | 'authorId' | 'changedAt' | 'version' | 'removedAt'>;

/** A published post without a time gets `keptTime`, when players could first read it, or `now`. Throws with each invalid field. */
export function readNews(
  { texts, ...request }: NewsRequestDto,
  now: number,
  keptTime: number | null,
): NewsValues {
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
