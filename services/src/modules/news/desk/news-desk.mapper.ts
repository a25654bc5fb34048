import { LANGUAGES, newsSlug, type NewsState } from '@portico/domain';
import type { NewsEntity } from '../news.entities.js';
import { mainTitle, type WrittenNews } from '../news.repository.js';
import type { NewsLineDto, WrittenNewsDto } from './news-desk.dto.js';

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
