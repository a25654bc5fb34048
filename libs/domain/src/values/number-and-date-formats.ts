/** Caches `Intl` formats: creating one takes as long as a hundred uses. Languages and options come from code, so the cache stays small. */
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

/** Day and minute, `Jan 31, 2026, 18:05`. */
export const DATE_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Time of day, `18:05`: two digits, so that it has the same width in every zone. */
export const CLOCK_TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** Date and time format of a language. Always 24 hours: runtimes differ in their words for the halves of a day. */
export function dateFormat(language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(
    'date',
    language,
    options,
    () => new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options }),
  );
}

/** A time from now in words: `yesterday`, `in 2 hours`. Hebrew repeats one and two in brackets behind their words; they are left out. */
export function timeFromNow(language: string, amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  const format = once(
    'relative',
    language,
    undefined,
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
  return format.format(amount, unit).replace(/ \([12]\)$/, '');
}
