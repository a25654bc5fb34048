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

export interface SiteCallback {
  method: 'GET' | 'POST';
  /** The last part of an address that ends with a secret; undefined for all others. */
  secret: string | undefined;
  query: Readonly<Record<string, unknown>>;
  /** JSON or form body; undefined for none. */
  body: unknown;
  bodyText: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Client IP address, past the configured proxies. */
  address: string;
}

export type Evidence = Readonly<Record<string, string>>;

export interface ReportedVote {
  /** The token that the player took to the site. Untrusted: bounded, and of any form. */
  token: string;
  /** Whether the site counts it; where it does not say so, it does not. */
  hasCounted: boolean;
  fields: Evidence;
}

/** An entry of a batch that is not what the site sends; the others count all the same. */
export interface MalformedVote {
  malformed: Evidence;
}

export type SiteReport =
  | { verdict: 'genuine'; votes: readonly (ReportedVote | MalformedVote)[] }
  /** `test`: the site's own test page sends what is no vote. */
  | { verdict: 'test' | 'forged' | 'malformed'; fields: Evidence };

export interface SampleCallback {
  method: 'GET' | 'POST';
  secret?: string | undefined;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** `address`: where it calls from, and where a secret is set also that it calls the address that ends with it. */
export type SiteProof = 'secret' | 'address' | 'signature';

/** How one kind of site proves and reports votes. Another kind is another adapter, and a word of `VOTE_SITE_KINDS`. */
export interface VoteSiteAdapter {
  readonly proof: SiteProof;
  readonly callbackSearch?: string;
  /** Reads a callback after `readCallback`. Compares secret or signature first, in constant time. Never throws. */
  read(callback: SiteCallback, site: VoteSite): SiteReport;
  /** The vote that evidence of this kind tells of: once it was reported, it can be looked at again. */
  voteIn(fields: Evidence): Omit<ReportedVote, 'fields'>;
  sample(token: string, site: VoteSite): SampleCallback;
}
