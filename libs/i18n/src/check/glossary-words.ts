import type { Language } from '@portico/domain';

/** Values that are filled in, and names of environment variables. */
const NOT_WORDS = /\{\{[^}]*\}\}|\b[A-Z]+(?:_[A-Z]+)+\b/g;
const ISOLATES = /[\u200e\u200f\u2066-\u2069]/g;

/** Languages that write words without spaces between them, or with endings that a boundary would not tell from a word. */
const WITHOUT_BOUNDARIES: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko']);

/** Hebrew words carry "the", "and", "in", ... as letters in front. */
const HEBREW_PREFIXES = '[הובלמשכ]{0,3}־?';

/** Patterns are many and slow to make, most of all without regard to case: each is made once, for lower case. */
const patterns = new Map<string, RegExp>();

/** Whether a text has one of the words of the glossary; `*` in a word stands for any ending. */
export function hasWord(language: Language, text: string, words: readonly string[]): boolean {
  return words.some(wordSearch(language, text));
}

/** Tells for many words whether a text has them: it is made readable once. */
export function wordSearch(language: Language, text: string): (word: string) => boolean {
  const plain = readable(text).toLowerCase();
  return (word) => cached(`${language} ${word}`, () => wordPattern(language, word)).test(plain);
}

/** A text as it is read: without placeholders, names of variables and marks of direction. */
export function readable(text: string): string {
  return text.replace(NOT_WORDS, ' ').replace(ISOLATES, '').trim();
}

/** A text in lower case without an English term, in singular and plural, as a whole word. */
export function withoutTerm(text: string, term: string): string {
  return text.toLowerCase().replace(
    cached(`en ${term}`, () => englishPattern(term.toLowerCase())),
    '|',
  );
}

function englishPattern(term: string): RegExp {
  const plural = term.endsWith('y') ? `${escaped(term.slice(0, -1))}ies` : `${escaped(term)}(?:e?s)?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(term)}|${plural})(?![\\p{L}\\p{N}])`, 'gu');
}

function wordPattern(language: Language, word: string): RegExp {
  const letters = escaped(word.toLowerCase()).replaceAll('\\*', '\\p{L}*');
  if (WITHOUT_BOUNDARIES.has(language)) return new RegExp(letters, 'u');
  const prefix = language === 'he' ? HEBREW_PREFIXES : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${prefix}${letters}(?![\\p{L}\\p{N}])`, 'u');
}

function cached(key: string, make: () => RegExp): RegExp {
  const pattern = patterns.get(key) ?? make();
  patterns.set(key, pattern);
  return pattern;
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
