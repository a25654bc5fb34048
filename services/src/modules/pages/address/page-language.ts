import { LANGUAGE_COOKIE } from '@portico/contract';
import { DEFAULT_LANGUAGE, languageFromTag } from '@portico/domain';
import type { Language } from '@portico/domain';
import { acceptedLanguage } from '../../../platform/http/index.js';

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
