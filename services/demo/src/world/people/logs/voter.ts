import { DAY_MS, HOUR_MS, MINUTE_MS, type VoteRefusal, writtenDay } from '@portico/domain';
import type { VoteEntity, VoteDayEntity } from '@portico/services/modules/voting';
import { demoVoteSites } from '@portico/services/platform/config';
import type { DemoRandom } from '../../shared/demo-random.js';
import { isOpenToVisitors } from '../accounts/player.js';
import type { AccountBalances } from './account-balances.js';
import { serverDay } from './log-times.js';

const SITES = demoVoteSites('').map(({ id, coolDownMinutes }) => ({
  id,
  coolDownMs: coolDownMinutes * MINUTE_MS,
}));
const VOTE_NX = 2000;

/** Votes of one account. Each follows as soon as its site allows it. */
export class Voter {
  private readonly countedAt = new Map<string, number>();

  constructor(
    private readonly balances: AccountBalances,
    private readonly random: DemoRandom,
  ) {}

  /** Votes on any site that accepts a vote; does nothing if none does. With `mayBeOpen`, some votes have not been reported yet. */
  vote(at: number, { mayBeOpen = false } = {}): void {
    const { balances, random } = this;
    const hasCounted = random.chance(0.985);
    const isOpen = mayBeOpen && random.chance(0.06);
    const lag = random.between(4, 16) * random.between(500, 3000);
    const site = this.freeSite(random.between(0, SITES.length - 1), at);
    if (site === undefined) return;
    // Visitors of the demo world open votes themselves.
    if (isOpen && isOpenToVisitors(balances.player)) return;
    if (isOpen) return balances.record(this.opened(site, at));
    if (!hasCounted) return balances.record(this.refused(site, at, lag));
    this.credit(site, at, lag);
  }

  /**
   * Votes on all open sites between seven and ten. Returns the time of the last vote. `isLast` skips sites with a
   * cool-down of a whole day, so that all are open again the next day.
   */
  voteInTheMorning(startOfDay: number, { isLast }: { isLast: boolean }): number {
    let at = startOfDay + 7 * HOUR_MS + this.random.between(0, HOUR_MS);
    for (const site of SITES) {
      at += this.random.between(40_000, 600_000);
      const isLeftOut = isLast && site.coolDownMs >= DAY_MS;
      if (!isLeftOut && this.takesVote(site, at)) this.credit(site.id, at, this.random.between(3000, 25_000));
    }
    return at;
  }

  voteOn(number: number, at: number, lag: number): void {
    const site = SITES[number];
    if (site !== undefined && this.takesVote(site, at)) this.credit(site.id, at, lag);
  }

  private freeSite(first: number, at: number): string | undefined {
    const inTurn = [...SITES.slice(first), ...SITES.slice(0, first)];
    return inTurn.find((site) => this.takesVote(site, at))?.id;
  }

  private takesVote({ id, coolDownMs }: (typeof SITES)[number], at: number): boolean {
    return at - (this.countedAt.get(id) ?? -Infinity) >= coolDownMs;
  }

  private credit(site: string, at: number, lag: number): void {
    const confirmedAt = at + lag;
    this.countedAt.set(site, confirmedAt);
    this.balances.record({
      ...this.opened(site, at),
      state: 'credited',
      confirmedAt,
      creditedAt: confirmedAt,
      day: writtenDay(serverDay(confirmedAt)),
      nx: VOTE_NX,
      votePoints: 1,
    });
  }

  private refused(site: string, at: number, lag: number): VoteEntity {
    const reason: VoteRefusal = this.random.chance(0.5) ? 'notCounted' : 'expired';
    const confirmedAt = reason === 'expired' ? null : at + lag;
    return { ...this.opened(site, at), state: 'refused', reason, confirmedAt };
  }

  /** A vote that no callback can match, because its key is no hash of a token. It stays open until it expires. */
  private opened(site: string, at: number): VoteEntity {
    const { account, ip } = this.balances.player;
    return {
      id: 0,
      accountId: account.id,
      site,
      voteKey: `${account.id}-${at}`,
      salt: '',
      openKey: null,
      origin: 'dashboard',
      at,
      expiresAt: at + DAY_MS,
      ip,
      state: 'opened',
      reason: null,
      confirmedAt: null,
      creditedAt: null,
      day: null,
      nx: 0,
      votePoints: 0,
    };
  }
}

export function demoVoteDays(votes: readonly VoteEntity[]): VoteDayEntity[] {
  const days = new Map<string, VoteDayEntity>();
  for (const { accountId, day, nx, votePoints } of votes) {
    if (day === null) continue;
    const key = `${accountId} ${day}`;
    const used = days.get(key) ?? { accountId, day, votes: 0, nx: 0, votePoints: 0 };
    used.votes += 1;
    used.nx += nx;
    used.votePoints += votePoints;
    days.set(key, used);
  }
  return [...days.values()];
}
