/**
 * Caches `Intl` formats, because creating one takes as long as a hundred uses. Languages and options come from
 * code, so the cache stays small.
 */
const made = new Map<string, unknown>();

function once<T>(kind: string, language: string, options: object | undefined, make: () => T): T {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as T | undefined;
  if (known !== undefined) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** Number format of a language. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', language, options, () => new Intl.NumberFormat(language, options));
}

/** Date and time format of a language. */
export function dateFormat(language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', language, options, () => new Intl.DateTimeFormat(language, options));
}

/** Relative time format of a language, with words where it has them: `yesterday`. */
export function relativeTimeFormat(language: string): Intl.RelativeTimeFormat {
  return once(
    'relative',
    language,
    undefined,
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
}
