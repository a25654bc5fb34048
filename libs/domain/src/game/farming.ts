import { expectedKills, KILL_SHARES, killsForShare } from '../drops/drops.js';

/** Kills an hour of a reader who says nothing. */
export const DEFAULT_KILLS_PER_HOUR = 600;

/** More is a mistake: six attacks a second that each kill. */
export const MAX_KILLS_PER_HOUR = 20_000;

/** Chance in percent that a kill gives at least one piece, by several rows that the game rolls one after the other. */
export function anyDropPercent(percents: readonly number[]): number {
  const none = percents.reduce((rest, percent) => rest * (1 - Math.min(100, Math.max(0, percent)) / 100), 1);
  const [only] = percents;
  return percents.length === 1 && only !== undefined ? only : (1 - none) * 100;
}

/** Kills and hours until the drop is there. Hours are undefined where nothing can be hunted. */
export interface FarmGoal {
  kills: number;
  hours: number | undefined;
}

/** How long a drop takes: on average, and for so many percent of players, in the order of `KILL_SHARES`. */
export interface FarmTime {
  average: FarmGoal;
  shares: FarmGoal[];
}

/**
 * How long it takes until a monster drops something. `percent` is the chance of each kill, `perHour` the reader's rate and
 * `allowed` the kills an hour that the best map allows: the lower of both counts. undefined for what never drops.
 */
export function farmTime(percent: number, perHour: number, allowed: number): FarmTime | undefined {
  const average = expectedKills(percent);
  if (average === undefined) return undefined;
  const rate = Math.min(perHour, allowed);
  const goal = (kills: number): FarmGoal => ({ kills, hours: rate > 0 ? kills / rate : undefined });
  return {
    average: goal(average),
    shares: KILL_SHARES.map((share) => goal(killsForShare(percent, share) ?? average)),
  };
}
