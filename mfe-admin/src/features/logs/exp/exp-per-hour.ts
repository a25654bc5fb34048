const SECONDS_PER_HOUR = 3600;
const MILLION = 1_000_000;

/** Millions of EXP in an hour at the pace of a row, as admins of these servers are used to read it. */
export function expPerHour(gained: number): number {
  return Math.round(((gained * SECONDS_PER_HOUR) / MILLION) * 100) / 100;
}
