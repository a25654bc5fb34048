import type { Language } from './languages.js';

/** An owner's text: one for all languages, or one per language with English as the fallback. */
export type LocalizedText = string | (Partial<Record<Language, string>> & { en: string });

/** The text in a language; in English if that is missing. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
