/** The seven languages of the portal, the default first. The code is the prefix in addresses; English has none. */
export const LANGUAGES = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's own name, as the language switcher shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  ko: '한국어',
  he: 'עברית',
};

export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is written. */
export function directionOf(language: Language): Direction {
  return language === 'he' ? 'rtl' : 'ltr';
}

/** Whether an untrusted value is the exact code of a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Supported language for a tag such as `pt` or `ZH-hant`: by exact code, then by primary subtag; undefined if none matches. */
export function languageFromTag(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  const primary = wanted.split('-')[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === wanted) ??
    LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary)
  );
}
