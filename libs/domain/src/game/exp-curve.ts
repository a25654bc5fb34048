import { EXP_CURVE } from '../generated/tables.js';

/** EXP from each level to the next, from 1 on: the v83 game's curve, last level 200. Others set `server.rankings.expToNextLevel`. */
export const EXP_TO_NEXT_LEVEL: readonly number[] = EXP_CURVE;

/** EXP from a level to the next. Null at the last, and for more EXP than the level needs, because then its server has another curve. */
export function expToNext(
  { level, exp }: ExpStanding,
  curve: readonly number[] = EXP_TO_NEXT_LEVEL,
): number | null {
  const next = curve[level - 1];
  return next === undefined || exp < 0 || exp >= next ? null : next;
}

/** A level, and the EXP gained since it was reached. */
export interface ExpStanding {
  level: number;
  exp: number;
}

/** Total EXP since the start of level 1. `sums` comes from `expBelowLevels`. */
export function totalExp({ level, exp }: ExpStanding, sums: readonly number[]): number {
  return Number(sums[Math.min(level, sums.length) - 1] ?? 0) + exp;
}

/** Total EXP needed to reach each level, from level 1 on, as `totalExp` takes it. */
export function expBelowLevels(curve: readonly number[] = EXP_TO_NEXT_LEVEL): number[] {
  const sums = [0];
  for (const next of curve) sums.push(Number(sums.at(-1)) + next);
  return sums;
}
