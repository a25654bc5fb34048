import type { LocalizedText, VoteSiteKind } from '@portico/domain';

/** A listing site as it is configured, with its secret and what was left to defaults filled in. */
export interface VoteSite {
  id: string;
  name: LocalizedText;
  kind: VoteSiteKind;
  /** Page where one votes, with `{token}` in place of the voter's name. */
  url: string;
  /** From `PORTICO_VOTE_SECRET_<ID>`; undefined if not set. */
  secret: string | undefined;
  /** Addresses and CIDR ranges that it calls from; empty for everywhere. */
  addresses: readonly string[];
  coolDownMs: number;
  nx: number;
  votePoints: number;
  /** Votes a day here that count; undefined for all of the day. */
  votesPerDay: number | undefined;
}

export function siteNames({ name }: Pick<VoteSite, 'name'>): Record<string, string> {
  return typeof name === 'string' ? { en: name } : { ...name };
}
