const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as days since 1970-01-01. */
export function dayNumber(epochMs: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(epochMs);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
  return Math.floor(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS);
}

/** Midnights of the time zone between two moments; negative when the second is earlier. */
export function daysBetween(from: number, to: number, zone: string): number {
  return dayNumber(to, zone) - dayNumber(from, zone);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(zone, made);
  return made;
}
