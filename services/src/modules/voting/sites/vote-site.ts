import type { LocalizedText, VoteSiteKind } from '@portico/domain';

export interface VoteSite {
  id: string;
  name: LocalizedText;
  kind: VoteSiteKind;
  url: string;
  /** From `PORTICO_VOTE_SECRET_<ID>`; undefined if not set. */
  secret: string | undefined;
  /** Addresses and CIDR ranges from which the site calls; empty for any address. */
  addresses: readonly string[];
  coolDownMs: number;
  nx: number;
  votePoints: number;
  votesPerDay: number | undefined;
}

export function siteNames({ name }: Pick<VoteSite, 'name'>): Record<string, string> {
  return typeof name === 'string' ? { en: name } : { ...name };
}

export interface SiteCallback {
  method: 'GET' | 'POST';
  /** Last part of an address that ends with a secret; undefined for other addresses. */
  secret: string | undefined;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  bodyText: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  address: string;
}

export type Evidence = Readonly<Record<string, string>>;

export interface ReportedVote {
  /** Token that the player took to the site. It is untrusted: limited in length, but in any form. */
  token: string;
  /** False if the site does not say. */
  hasCounted: boolean;
  fields: Evidence;
}

export interface MalformedVote {
  malformed: Evidence;
}

export type SiteReport =
  | { verdict: 'genuine'; votes: readonly (ReportedVote | MalformedVote)[] }
  /** `test`: the site's own test page sends no vote. */
  | { verdict: 'test' | 'forged' | 'malformed'; fields: Evidence };

export interface SampleCallback {
  method: 'GET' | 'POST';
  secret?: string | undefined;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** `address`: the caller's address and, if a secret is set, the callback address that ends with it. */
export type SiteProof = 'secret' | 'address' | 'signature';

export interface VoteSiteAdapter {
  readonly proof: SiteProof;
  readonly callbackSearch?: string;
  /** Reads a callback after `readCallback`. Compares the secret or signature first, in constant time. Never throws. */
  read(callback: SiteCallback, site: VoteSite): SiteReport;
  /** Vote in stored evidence of this kind, so that a reported vote can be replayed. */
  voteIn(fields: Evidence): Omit<ReportedVote, 'fields'>;
  sample(token: string, site: VoteSite): SampleCallback;
}
