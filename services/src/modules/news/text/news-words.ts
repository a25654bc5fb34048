import type { Language } from '@portico/domain';
import type { WrittenNews } from '../news.repository.js';

export interface NewsWords {
  /** The language that these words are in. */
  language: Language;
  title: string;
  body: string;
}

/** The words for readers of a language: in that language, or else in the one that it was written in. */
export function wordsIn({ texts, language: written }: WrittenNews, language: Language): NewsWords {
  const own = texts.get(language);
  if (own !== undefined) return { language, ...own };
  const { title, body } = texts.get(written) ?? { title: '', body: '' };
  return { language: written, title, body };
}

/** The title in the language that it was written in: one for the audit and for addresses, whoever reads. */
export function mainTitle(news: WrittenNews): string {
  return wordsIn(news, news.language).title;
}
