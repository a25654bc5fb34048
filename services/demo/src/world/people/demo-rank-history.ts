import { MAX_INT32, DAY_MS } from '@portico/domain';
import { parseGameTime, type CharacterEntity } from '@portico/services/game';
import { halvesOf, packDay } from '@portico/services/modules/rankings';
import type { RankDailyEntity, RankStandings } from '@portico/services/modules/rankings';
import { orderDescending } from '@portico/services/platform/collections';
import { experienceFor } from './characters/make-character.js';
import { DemoRandom } from '../shared/demo-random.js';

/** Days of history in a new demo world. The last one is the day before it was created. */
export const DEMO_HISTORY_DAYS = 180;

/** Exponent of progress over time: the first levels are quick, the last ones take weeks. */
const SLOWING = 0.55;

interface Career {
  /** First and last day of play, as days since 1970-01-01. */
  from: number;
  to: number;
  /** Percentage of days on which it is played. */
  diligence: number;
  seed: number;
}

type Ranked = Pick<CharacterEntity, 'id' | 'level' | 'exp' | 'gmLevel' | 'createdAt' | 'lastLogoutAt'>;

/**
 * Ranks on each day up to `lastDay`, which is the server's yesterday. Characters appear on the day of their creation,
 * rise on days when they are played, and end at their current level. Players active at `today` rise after it.
 */
export function demoRankHistory(
  characters: readonly Ranked[],
  today: number,
  lastDay = dayBefore(today),
): RankDailyEntity[] {
  const ranked = characters
    .filter(({ gmLevel }) => gmLevel === 0)
    .toSorted((one, other) => one.id - other.id);
  const careers = ranked.map((character) => careerOf(character, today));
  // The server's calendar may be ahead of the time at which the rows stand still.
  const ahead = lastDay - dayBefore(today);
  const history: RankDailyEntity[] = [];
  for (let day = lastDay - DEMO_HISTORY_DAYS + 1; day <= lastDay; day++) {
    const at = day * DAY_MS;
    for (const { part, data } of packDay(standingsOn(day - ahead, ranked, careers)))
      history.push({ part, day, at, data: Buffer.from(data) });
  }
  return history;
}

function dayBefore(today: number): number {
  return Math.floor(today / DAY_MS) - 1;
}

function standingsOn(day: number, ranked: readonly Ranked[], careers: readonly Career[]): RankStandings {
  const ids: number[] = [];
  const levels: number[] = [];
  const exps: number[] = [];
  ranked.forEach((character, index) => {
    const career = careers[index];
    if (career === undefined || career.from > day) return;
    const { level, exp } = standingOn(day, character, career);
    ids.push(character.id);
    levels.push(level);
    exps.push(exp);
  });
  const columns = { levels: Int32Array.from(levels), exps: Float64Array.from(exps) };
  return {
    ids: Int32Array.from(ids),
    ...columns,
    order: orderDescending(ids.length, [columns.levels, ...halvesOf(columns.exps)]),
  };
}

function careerOf({ id, createdAt, lastLogoutAt }: Ranked, today: number): Career {
  const random = new DemoRandom(id);
  const from = Math.floor((parseGameTime(createdAt) ?? today) / DAY_MS);
  const to = Math.floor((parseGameTime(lastLogoutAt) ?? today) / DAY_MS);
  return {
    from,
    to: Math.max(from, to),
    diligence: random.between(25, 95),
    seed: random.between(1, MAX_INT32),
  };
}

function standingOn(day: number, { level, exp }: Ranked, career: Career): { level: number; exp: number } {
  const played = lastPlayedDay(day, career);
  if (played >= career.to) return { level, exp };
  const share = (played - career.from + 1) / (career.to - career.from + 1);
  const reached = 1 + (level + exp / experienceFor(level) - 1) * share ** SLOWING;
  const whole = Math.min(level, Math.floor(reached));
  const isThere = whole === level;
  const gained = Math.floor((reached - whole) * experienceFor(whole));
  return { level: whole, exp: isThere ? Math.min(exp, gained) : gained };
}

function lastPlayedDay(day: number, { from, to, diligence, seed }: Career): number {
  for (let played = day; played > from; played--) {
    if (played >= to) return to;
    if (new DemoRandom(seed + played).between(1, 100) <= diligence) return played;
  }
  return from;
}
