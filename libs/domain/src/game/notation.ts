import { numberFormat } from '../values/number-and-date-formats.js';
import type { Language } from '../values/languages.js';

interface Notation {
  multiplier: (number: string) => string;
  level: (number: string) => string;
  /** Two levels, the lowest first, in the language's order. */
  range?: (from: string, to: string) => string;
}

const LATIN: Notation = { multiplier: (number) => `${number}x`, level: (number) => `Lv. ${number}` };

/** Players' notations by language. The Hebrew multiplier is isolated, because it is read from left to right. */
const NOTATIONS: Readonly<Record<Language, Notation>> = {
  en: LATIN,
  zh: { multiplier: (number) => `${number}倍`, level: (number) => `${number}级` },
  ja: { multiplier: (number) => `${number}倍`, level: LATIN.level },
  'pt-BR': { multiplier: LATIN.multiplier, level: (number) => `Nv. ${number}` },
  ru: { multiplier: (number) => `×${number}`, level: (number) => `Ур. ${number}` },
  ko: { multiplier: (number) => `${number}배`, level: LATIN.level },
  he: {
    multiplier: (number) => `\u2066${number}x\u2069`,
    level: (number) => `רמה ${number}`,
    range: (from, to) => `רמות \u2066${from}–${to}\u2069`,
  },
};

/** A factor as players write it: `6x`, `6倍`, `×6`. */
export function multiplierText(language: Language, times: number): string {
  return NOTATIONS[language].multiplier(numberFormat(language).format(times));
}

/** A level with its label, short enough for a badge: `Lv. 45`, `45级`, `Ур. 45`. */
export function levelText(language: Language, level: number): string {
  return NOTATIONS[language].level(numberFormat(language).format(level));
}

/** A range of levels, short enough for a badge: `Lv. 12–20`. One level if both are equal. */
export function levelRangeText(language: Language, from: number, to: number): string {
  if (from === to) return levelText(language, from);
  const { level, range = (low, high) => level(`${low}–${high}`) } = NOTATIONS[language];
  const format = numberFormat(language);
  return range(format.format(from), format.format(to));
}

const MILLION = 1_000_000;

/** EXP per hour in millions with two decimals, as admins of these servers are used to. */
export function inMillions(expPerHour: number): number {
  return Math.round((expPerHour / MILLION) * 100) / 100;
}
