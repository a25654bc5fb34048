import { LANGUAGE_COOKIE } from '@portico/contract';
import { DEFAULT_LANGUAGE, languageFromTag } from '@portico/domain';
import type { Language } from '@portico/domain';

export interface LanguageWishes {
  /** `?lng=` */
  query: string | null;
  cookies: Readonly<Record<string, string | undefined>>;
  acceptLanguage: string | undefined;
}

/** Language of an address without prefix: `?lng`, cookie, Accept-Language, English. */
export function chooseLanguage({ query, cookies, acceptLanguage }: LanguageWishes): Language {
  return (
    languageFromTag(query ?? '') ??
    languageFromTag(cookies[LANGUAGE_COOKIE] ?? '') ??
    acceptedLanguage(acceptLanguage) ??
    DEFAULT_LANGUAGE
  );
}

function acceptedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languageFromTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}
