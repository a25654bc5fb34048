import type { Language } from '@portico/domain';
import type { WrittenNews } from '../news.repository.js';

export interface NewsWords {
  language: Language;
  title: string;
  body: string;
}

export function wordsIn({ texts, language: written }: WrittenNews, language: Language): NewsWords {
  const own = texts.get(language);
  if (own !== undefined) return { language, ...own };
  const { title, body } = texts.get(written) ?? { title: '', body: '' };
  return { language: written, title, body };
}

export function mainTitle(news: WrittenNews): string {
  return wordsIn(news, news.language).title;
}
