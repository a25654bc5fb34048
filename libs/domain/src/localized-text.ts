import type { Language } from './languages.js';

/** Words of an owner's own: one text for all languages, or one a language with English for those that have none. */
export type LocalizedText = string | (Partial<Record<Language, string>> & { en: string });

/** The text in a language; in English where there is none. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
