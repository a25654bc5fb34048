import { LIST_SEPARATOR, MAX_INT32, parseMesos } from '@portico/domain';
import { invalidField } from '../../errors/index.js';

/** UTF-16 units that may fold into one character: letters with several marks, syllables in parts. */
const MAX_UNITS_PER_CHARACTER = 4;

export function readPage(value: unknown): number {
  return value === undefined ? 1 : readInteger('page', value, 1);
}

/** Optional. */
export function readPlace(name: string, value: unknown, max?: number): number | undefined {
  return value === undefined || value === '' ? undefined : readInteger(name, value, 1, max);
}

export function readLimit(value: unknown, options: { default: number; max: number }): number {
  return value === undefined ? options.default : Math.min(readInteger('limit', value, 1), options.max);
}

export function readId(name: string, value: unknown, minimum: 0 | 1 = 1): number {
  return readInteger(name, value, minimum);
}

export function readTerm(name: string, value: unknown, max: number): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') throw invalidField(name, 'text', 'Must be one text');
  const tooLong = () => invalidField(name, 'maxLength', `Must have at most ${max} characters`);
  // Checked before folding, which takes quadratic time on runs of combining marks.
  if (value.length > max * MAX_UNITS_PER_CHARACTER) throw tooLong();
  const term = value.normalize('NFKC').trim();
  if ([...term].length > max) throw tooLong();
  if (/\p{Cc}/u.test(term)) throw invalidField(name, 'text', 'Must not contain control characters');
  return term;
}

export function readName(name: string, value: unknown, max: number): string {
  const term = readTerm(name, value, max);
  if (term === '') throw invalidField(name, 'required', 'Must not be empty');
  return term;
}

export function readChoice(
  name: string,
  value: unknown,
  choices: readonly string[],
  fallback?: string,
): string | undefined {
  if (value === undefined || value === '') return fallback;
  const found = choices.find((choice) => choice === value || choice.replaceAll('-', ' ') === value);
  if (found !== undefined) return found;
  throw invalidField(name, 'choice', `Must be one of ${choices.join(', ')}`);
}

export function readMesos(name: string, value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  const mesos = typeof value === 'string' ? parseMesos(value) : undefined;
  if (mesos === undefined)
    throw invalidField(name, 'mesos', 'Must be an amount of mesos: 250000, 250k, 10m, 1.5b');
  return mesos;
}

export function readIds(name: string, value: unknown, max: number): number[] {
  if (value === undefined || value === '') throw invalidField(name, 'required', 'Must not be empty');
  if (typeof value !== 'string') throw invalidField(name, 'text', 'Must be one text');
  const words = value.split(LIST_SEPARATOR, max * 2 + 1);
  const ids = [...new Set(words.map((word) => readInteger(name, word, 1)))];
  if (ids.length > max || words.length > max * 2) {
    throw invalidField(name, 'maxItems', `Must have at most ${max} ids`);
  }
  return ids;
}

function readInteger(name: string, value: unknown, minimum: 0 | 1, maximum = MAX_INT32): number {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : -1;
  if (number < minimum || number > maximum) {
    throw invalidField(name, 'positiveInteger', `Must be an integer from ${minimum} to ${maximum}`);
  }
  return number;
}
