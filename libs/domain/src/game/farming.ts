import { expectedKills, KILL_SHARES, killsForShare } from '../drops/drops.js';

/** Kills per hour if the reader gives none. */
export const DEFAULT_KILLS_PER_HOUR = 600;

/** A higher number is a mistake: this is almost six kills a second. */
export const MAX_KILLS_PER_HOUR = 20_000;

/** Chance in percent that a kill drops at least one piece by any of several rows, which the game rolls one after another. */
export function anyDropPercent(percents: readonly number[]): number {
  const none = percents.reduce((rest, percent) => rest * (1 - Math.min(100, Math.max(0, percent)) / 100), 1);
  const [only] = percents;
  return percents.length === 1 && only !== undefined ? only : (1 - none) * 100;
}

/** Kills and hours until the drop. Hours are undefined if nothing can be hunted. */
export interface FarmGoal {
  kills: number;
  hours: number | undefined;
}

/** Time until a drop: on average, and for each percentage of players in `KILL_SHARES`, in that order. */
export interface FarmTime {
  average: FarmGoal;
  shares: FarmGoal[];
}

/**
 * Time until a monster drops something. `percent` is the chance of each kill. The lower of two rates counts:
 * `perHour`, the reader's kills, and `allowed`, the kills that the best map and the character allow. undefined if it never drops.
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
