import { DEFAULT_LANGUAGE, type Language } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';

export type FrontNews = Answer<'/api/news/front'>;
export type NewsSummary = FrontNews['news'][number];
export type EventTime = NonNullable<NewsSummary['time']>;

/** The page's language as a query parameter; empty for the default language. */
export function languageAsked(language: Language): { language?: Language } {
  return language === DEFAULT_LANGUAGE ? {} : { language };
}

export function frontNewsQuery(language: Language) {
  return apiQuery('/api/news/front', { query: languageAsked(language) });
}
