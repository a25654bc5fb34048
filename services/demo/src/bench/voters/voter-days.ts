import { DAY_MS, HOUR_MS, type SuspicionRule } from '@portico/domain';
import type { SpendFact, VoteFact } from '@portico/services/modules/admin';
import type { DemoRandom } from '../../world/shared/demo-random.js';

export const FIRST_DAY = Date.UTC(2026, 0, 5);
export const POPULATION_DAYS = 30;

const SITES = ['lantern', 'harbor', 'starlist'];

/** An account with its actions, and the rules that it breaks. */
export interface SimulatedVoter {
  id: number;
  createdAt: number;
  network: string;
  /** Null if no session reveals it. */
  device: string | null;
  votes: VoteFact[];
  spends: SpendFact[];
  seenAt: number[];
  guilt: ReadonlySet<SuspicionRule>;
}

export function startOf(day: number): number {
  return FIRST_DAY + day * DAY_MS;
}

export function dayTextOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** A time near a moment, as people are punctual: mostly within `spread`, rarely twice as far away. */
export function around(at: number, spread: number, random: DemoRandom): number {
  const bell = random.fraction() + random.fraction() + random.fraction() + random.fraction() - 2;
  return Math.round(at + bell * 1.7 * spread);
}

export function spend(voter: SimulatedVoter, at: number, nx: number): void {
  voter.spends.push({ at, nx, votePoints: 0 });
}

interface NewVoter {
  network?: string;
  device?: string | null;
  createdAt?: number;
  guilt?: readonly SuspicionRule[];
}

export class Crowd {
  readonly voters: SimulatedVoter[] = [];
  private networks = 0;

  constructor(readonly random: DemoRandom) {}

  network(): string {
    this.networks += 1;
    const low = this.networks % 65_536;
    return `10.${Math.floor(this.networks / 65_536)}.${Math.floor(low / 256)}.${low % 256}`;
  }

  voter({ network = this.network(), device = null, createdAt, guilt = [] }: NewVoter): SimulatedVoter {
    const since = startOf(0) - this.random.between(2, 900) * DAY_MS;
    const voter = {
      id: this.voters.length + 1,
      createdAt: createdAt ?? since,
      network,
      device,
      votes: [],
      spends: [],
      seenAt: [createdAt ?? startOf(0) - this.random.between(1, 20) * DAY_MS],
      guilt: new Set(guilt),
    };
    this.voters.push(voter);
    return voter;
  }

  /** Adds a vote. Its site reports it after some seconds, and its reward arrives at the same time. */
  addVote(voter: SimulatedVoter, at: number, site = 0): VoteFact {
    const confirmedAt = at + this.random.between(4000, 40_000);
    const vote = {
      accountId: voter.id,
      site: SITES[site % SITES.length] ?? '',
      openedAt: at,
      confirmedAt,
      creditedAt: confirmedAt,
      day: dayTextOf(confirmedAt),
      network: voter.network,
      nx: 2000,
      votePoints: 1,
    };
    voter.votes.push(vote);
    return vote;
  }

  voteRound(voter: SimulatedVoter, at: number, sites = this.random.between(1, 3)): VoteFact {
    let next = at;
    let last = this.addVote(voter, next);
    for (let site = 1; site < sites; site += 1) {
      next += this.random.between(15_000, 90_000);
      last = this.addVote(voter, next, site);
    }
    return last;
  }

  play(voter: SimulatedVoter, day: number): void {
    const evening = startOf(day) + this.random.between(16, 22) * HOUR_MS;
    voter.seenAt.push(evening + this.random.between(0, HOUR_MS));
  }
}
