import type { SuspicionEvidence, SuspicionRule } from '@portico/domain';
import type { CountedVote as VoteFact } from '../../../voting/index.js';

export type { VoteFact };

/** A purchase by an account. Exchanges do not count, because their value is not gone. */
export type SpendFact = Record<'at' | 'nx' | 'votePoints', number>;

export type LastSeen = { isKnown: false } | { isKnown: true; at: number | null };

export interface AccountFacts {
  id: number;
  createdAt: number | null;
  isInGame: boolean;
  lastSeen: LastSeen;
  /** Oldest first. */
  votes: readonly VoteFact[];
  spends: readonly SpendFact[];
}

export interface NetworkFacts {
  network: string;
  votes: readonly VoteFact[];
  devices: ReadonlyMap<number, string>;
}

export interface Evidence {
  name: SuspicionEvidence;
  value: string | number;
}

export interface Finding {
  rule: SuspicionRule;
  accountId: number;
  day: string;
  at: number;
  evidence: readonly Evidence[];
}

export function evidenceOf(values: Partial<Record<SuspicionEvidence, string | number>>): Evidence[] {
  return Object.entries(values).map(([name, value]) => ({ name: name as SuspicionEvidence, value }));
}

export function daysOf(votes: readonly Pick<VoteFact, 'day'>[]): Set<string> {
  return new Set(votes.map(({ day }) => day));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
