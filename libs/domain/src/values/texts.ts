import type { Language } from './languages.js';

/** Shown for a value that is missing. */
export const ABSENT = '–';

/** Marks, embeddings, overrides and isolates: invisible characters that change the direction of text. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const OVERRIDES = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const END = '\u2069';

/** Removes all direction controls, for places that cannot isolate a text, such as a title. */
export function withoutDirections(text: string): string {
  return text.replace(CONTROLS, '');
}

/** Makes foreign text safe within our own: it cannot override a direction or end its isolation. */
export function withoutOverrides(text: string): string {
  const plain = text.replace(OVERRIDES, '');
  return endsWhatItBegins(plain) ? plain : plain.replace(ISOLATES, '');
}

function endsWhatItBegins(text: string): boolean {
  let depth = 0;
  for (const control of text.match(ISOLATES) ?? []) {
    depth += control === END ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Spaces and invisible characters: U+200B, U+00AD, U+3164, U+2800 and others. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trims a text; '' if all of it is invisible. */
export function writtenText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}

/** A number with its noun in the API's English: `1 vote point`, `3 vote points`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Seconds as on a clock, in digits that all languages read: `03:59:12`, `49:00:00`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** An owner's text: one for all languages, or one per language with English as the fallback. */
export type LocalizedText = string | (Partial<Record<Language, string>> & { en: string });

/** The text in a language; in English if that is missing. */
export function textIn(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
