import type { TextBundle } from '../texts';

export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All texts of a file by their dotted keys. */
export function flatten(bundle: TextBundle, prefix = ''): Map<string, string> {
  const entries = Object.entries(bundle).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** Returns `items` for `items_one` beside `items_other`; undefined for a key that only looks like a plural. */
export function pluralBase(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const base = key.replace(PLURAL, '');
  return base !== key && texts.has(`${base}_other`) ? base : undefined;
}

/** The key that code asks for: plural forms of one text are one key. */
export function withoutPluralForm(texts: ReadonlyMap<string, string>, key: string): string {
  return pluralBase(texts, key) ?? key;
}
