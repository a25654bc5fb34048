import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import { flatten, type NamespaceTexts, PLURAL, pluralBase } from './read-texts';

const NUMBER_IN_WORDS = /_(zero|one|two)$/;
const PLACEHOLDER = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** Letters of this language alone; a translation needs one. Portuguese has English's, so its long texts must differ. */
const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
  ko: /\p{Script=Hangul}/u,
  he: /\p{Script=Hebrew}/u,
};
const SAME_WORDS_ALLOWED = 2;

/** Marks that give a part of a text a direction of its own. */
const ISOLATES = /[\u2066-\u2069]/g;
const PLURAL_OF_CAPITALS = /(?<=\p{Lu})s\b/gu;

/**
 * Lists faults in the texts of a namespace, one line each: missing languages, missing or extra keys (by the plural
 * forms of each language), different placeholders, empty texts, and English left in another language.
 */
export function checkTexts(texts: NamespaceTexts): string[] {
  const english = texts[DEFAULT_LANGUAGE];
  if (english === undefined) return [`${DEFAULT_LANGUAGE}: missing`];
  const reference = flatten(english);
  return LANGUAGES.flatMap((language) => {
    const bundle = texts[language];
    if (bundle === undefined) return [`${language}: missing`];
    const own = flatten(bundle);
    return [
      ...checkKeys(language, reference, own),
      ...[...own].flatMap(([key, text]) => checkText(language, key, text, referenceText(reference, key))),
    ];
  });
}

function checkKeys(language: Language, reference: Map<string, string>, own: Map<string, string>): string[] {
  const expected = expectedKeys(language, reference);
  return [
    ...[...expected].filter((key) => !own.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...own.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => `${language}: ${key} is not in English`),
  ];
}

/** Returns the keys of English, plurals in the forms of the language. */
function expectedKeys(language: Language, reference: Map<string, string>): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Set(
    [...reference.keys()].flatMap((key) => {
      const base = pluralBase(reference, key);
      return base === undefined ? [key] : forms.map((form) => `${base}_${form}`);
    }),
  );
}

function referenceText(reference: Map<string, string>, key: string): string | undefined {
  return reference.get(key) ?? reference.get(key.replace(PLURAL, '_other'));
}

function checkText(language: Language, key: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return [`${language}: ${key} is empty`];
  if (english === undefined || language === DEFAULT_LANGUAGE) return [];
  const problems: string[] = [];
  if (!samePlaceholders(text, english, NUMBER_IN_WORDS.test(key)))
    problems.push(`${language}: ${key} has other placeholders`);
  if (isLeftover(language, text, english)) problems.push(`${language}: ${key} is not translated: ${text}`);
  return problems;
}

/** A plural form may say its number in words ("one day", "two days") and leave out one placeholder. */
function samePlaceholders(text: string, english: string, mayLeaveOneOut: boolean): boolean {
  const own = placeholders(text);
  const wanted = placeholders(english);
  const missing = [...wanted].filter((name) => !own.has(name)).length;
  return [...own].every((name) => wanted.has(name)) && missing <= (mayLeaveOneOut ? 1 : 0);
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
}

function isLeftover(language: Language, text: string, english: string): boolean {
  const words = english.replace(PLACEHOLDER, '').match(/\p{L}{2,}/gu) ?? [];
  const isSymbols = !/\p{L}/u.test(text.replace(PLACEHOLDER, ''));
  if (words.length === 0 || isSymbols) return false;
  const letters = OWN_LETTERS[language];
  if (letters === undefined) return text === english && words.length > SAME_WORDS_ALLOWED;
  return !letters.test(text) && !isAbbreviation(text, english);
}

/** Abbreviations that no language translates, isolated or not: HP, STR, EXP, FM1. The English plural (NPCs) is not theirs. */
function isAbbreviation(text: string, english: string): boolean {
  return (
    text.replace(ISOLATES, '') === english.replace(ISOLATES, '').replace(PLURAL_OF_CAPITALS, '') &&
    !/[a-z]{3,}/.test(english.replace(PLACEHOLDER, ''))
  );
}
