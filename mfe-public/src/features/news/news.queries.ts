import { NEWS_KINDS, type Language } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';
import { languageAsked } from '../../shared/news/news.queries';

export type NewsItem = Answer<'/api/news/{slug}'>;

export const newsSearch = defineSearch({ kind: oneOf(NEWS_KINDS), page: pageNumber() });

export function newsListQuery(view: SearchOf<typeof newsSearch>, language: Language) {
  const query = { ...languageAsked(language), ...nonDefaults(newsSearch, view) };
  return apiQuery('/api/news', { keepsLast: true, query });
}

export function newsItemQuery(slug: string, language: Language) {
  return apiQuery('/api/news/{slug}', { params: { slug }, query: languageAsked(language) });
}
