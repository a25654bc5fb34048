import { Injectable } from '@nestjs/common';
import { dayNumber, HOUR_MS, midnightAfter, type VoteRefusal, writtenDay } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { VoteSite } from '../sites/vote-site.js';
import type { VoteDayEntity, VoteEntity } from './vote.entities.js';

/** Clocks of sites and the portal differ, and reports are not all equally late, so a cool-down may be a little shorter. */
const COOL_DOWN_SHARE = 0.9;

export type VoteProgram = Record<'votesPerDay' | 'dailyVoteNx' | 'dailyVotePoints', number>;

export type UsedDay = Pick<VoteDayEntity, 'votes' | 'nx' | 'votePoints'>;

export const UNUSED_DAY: UsedDay = { votes: 0, nx: 0, votePoints: 0 };

export type VoteRewards = Pick<VoteEntity, 'nx' | 'votePoints'>;

export interface JudgedReport {
  vote: Pick<VoteEntity, 'state' | 'reason' | 'expiresAt'>;
  hasCounted: boolean;
  isByHand: boolean;
  now: number;
  site: Pick<VoteSite, 'coolDownMs' | 'votesPerDay' | 'nx' | 'votePoints'>;
  program: VoteProgram;
  day: UsedDay;
  siteVotes: number;
  /** Times of the counted votes on this site, as far back as they matter. */
  confirmedAt: readonly number[];
}

export type Judgement =
  | { verdict: 'duplicate' }
  | { verdict: 'refused'; reason: VoteRefusal }
  | ({ verdict: 'confirmed' } & VoteRewards);

export function judge(report: JudgedReport): Judgement {
  const { vote, hasCounted, isByHand, now, site, program, day } = report;
  if (isSettled(vote, isByHand)) return { verdict: 'duplicate' };
  if (!hasCounted) return vote.state === 'opened' ? refused('notCounted') : { verdict: 'duplicate' };
  if (!isByHand && isExpired(vote, now)) return refused('expired');
  if (isDayUsedUp(day, program) || isSiteUsedUp(site, report.siteVotes)) return refused('dayLimit');
  if (!isByHand && isCoolingDown(site, report.confirmedAt, now)) return refused('coolDown');
  const rewards = rewardsOf(site, program, day);
  return isNothing(rewards) ? refused('caps') : { verdict: 'confirmed', ...rewards };
}

/** Whether reports can no longer change a vote. Votes that were not counted or expired are judged again; others change only by replay. */
export function isSettled(
  { state, reason }: Pick<VoteEntity, 'state' | 'reason'>,
  isByHand: boolean,
): boolean {
  if (state === 'opened') return false;
  if (state !== 'refused') return true;
  return !isByHand && reason !== 'notCounted' && reason !== 'expired';
}

export function isExpired({ expiresAt }: Pick<VoteEntity, 'expiresAt'>, now: number): boolean {
  return expiresAt <= now;
}

/** Day of the server's calendar: `YYYY-MM-DD`. */
export function serverDayOf(now: number, zone: string): string {
  return writtenDay(dayNumber(now, zone));
}

export function isDayUsedUp({ votes }: UsedDay, { votesPerDay }: VoteProgram): boolean {
  return votes >= votesPerDay;
}

export function isSiteUsedUp({ votesPerDay }: Pick<VoteSite, 'votesPerDay'>, siteVotes: number): boolean {
  return votesPerDay !== undefined && siteVotes >= votesPerDay;
}

/** After one cap is reached, a vote still earns the other currency. */
export function capsOf(day: UsedDay, program: VoteProgram): { nx: boolean; votePoints: boolean } {
  return { nx: day.nx >= program.dailyVoteNx, votePoints: day.votePoints >= program.dailyVotePoints };
}

/** Whether the caps leave none of a site's rewards. If a site pays a single currency, one cap is enough. */
export function isCapped(
  site: Pick<VoteSite, 'nx' | 'votePoints'>,
  day: UsedDay,
  program: VoteProgram,
): boolean {
  return isNothing(rewardsOf(site, program, day));
}

/**
 * End of the cool-down; undefined if it is over. A confirmation by a clock that ran ahead counts as of now. One
 * further ahead than a cool-down is ignored, because it would block the next vote for too long.
 */
export function coolDownEnd(
  { coolDownMs }: Pick<VoteSite, 'coolDownMs'>,
  confirmedAt: readonly number[],
  now: number,
): number | undefined {
  const past = confirmedAt.filter((at) => at <= now + coolDownMs).map((at) => Math.min(at, now));
  if (past.length === 0) return undefined;
  const end = Math.max(...past) + coolDownMs;
  return end > now ? end : undefined;
}

function isCoolingDown(site: JudgedReport['site'], confirmedAt: readonly number[], now: number): boolean {
  return coolDownEnd({ coolDownMs: site.coolDownMs * COOL_DOWN_SHARE }, confirmedAt, now) !== undefined;
}

function rewardsOf(
  site: Pick<VoteSite, 'nx' | 'votePoints'>,
  { dailyVoteNx, dailyVotePoints }: VoteProgram,
  day: UsedDay,
): VoteRewards {
  const within = (amount: number, cap: number, used: number) => Math.max(0, Math.min(amount, cap - used));
  return {
    nx: within(site.nx, dailyVoteNx, day.nx),
    votePoints: within(site.votePoints, dailyVotePoints, day.votePoints),
  };
}

function isNothing({ nx, votePoints }: VoteRewards): boolean {
  return nx === 0 && votePoints === 0;
}

function refused(reason: VoteRefusal): Judgement {
  return { verdict: 'refused', reason };
}

@Injectable()
export class VoteTerms {
  constructor(private readonly config: PorticoConfig) {}

  get program(): VoteProgram {
    return this.config.guide.program;
  }

  get tokenMs(): number {
    return this.config.server.voting.tokenHours * HOUR_MS;
  }

  dayOf(now: number): string {
    return serverDayOf(now, this.zone);
  }

  dayEndOf(now: number): number {
    return midnightAfter(now, this.zone);
  }

  private get zone(): string {
    return this.config.public.time.zone;
  }
}
