const MILLION = 1_000_000;

/** EXP per hour in millions, as admins of these servers are used to read it. */
export function inMillions(expPerHour: number): number {
  return Math.round((expPerHour / MILLION) * 100) / 100;
}
