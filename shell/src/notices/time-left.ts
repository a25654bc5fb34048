import { MINUTE_MS } from '@portico/domain';

const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1000 },
] as const;

type Unit = (typeof UNITS)[number]['unit'];

/** A number and what it counts, as the language writes the two. */
export interface TimePart {
  unit: Unit;
  number: string;
  word: string;
}

/** Days, hours, minutes and seconds, for the eyes. */
export function timeParts(language: string, leftMs: number): TimePart[] {
  return countsOf(leftMs).map(({ unit, count }) => {
    const format = unitFormat(language, unit);
    const number = format.formatToParts(count).filter(({ type }) => type !== 'unit' && type !== 'literal');
    // Hebrew says two of a thing in one word: its plural stands below the number then.
    const word = format.formatToParts(number.length > 0 ? count : 3).find(({ type }) => type === 'unit');
    return {
      unit,
      number: number.map(({ value }) => value).join('') || String(count),
      word: word?.value ?? unit,
    };
  });
}

/** The same in words, to the minute: `2 days, 3 hours, and 4 minutes`; undefined below a minute. */
export function timeInWords(language: string, leftMs: number): string | undefined {
  const words = countsOf(leftMs).flatMap(({ unit, count }) =>
    unit === 'second' || count === 0 ? [] : [unitFormat(language, unit).format(count)],
  );
  return words.length === 0 ? undefined : new Intl.ListFormat(language).format(words);
}

function countsOf(leftMs: number): { unit: Unit; count: number }[] {
  let rest = leftMs;
  return UNITS.map(({ unit, ms }) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return { unit, count };
  });
}

function unitFormat(language: string, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
}
