import type { VoteSite } from './vote-site.js';

/** A callback as it came over HTTP. */
export interface SiteCallback {
  method: 'GET' | 'POST';
  query: Readonly<Record<string, unknown>>;
  /** Of JSON or of a form; undefined without one. */
  body: unknown;
  /** The body letter by letter. */
  bodyText: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Who has called, past the proxies of the configuration: an IP address. */
  address: string;
}

/** One vote that a callback tells of. */
export interface ReportedVote {
  /** What the player went to the site with. Text that anybody may have sent: bounded, and of any form. */
  token: string;
  /** Whether the site counts it; where it does not say so, it does not. */
  hasCounted: boolean;
  /** The fields of this vote alone, without secrets: the evidence. */
  fields: Readonly<Record<string, string>>;
}

/** What a callback says, once it has proved that it is the site's. */
export type SiteReport =
  | { verdict: 'genuine'; votes: readonly (ReportedVote | { malformed: Readonly<Record<string, string>> })[] }
  /** The site's own test page sends what is no vote. */
  | { verdict: 'test' | 'forged' | 'malformed'; fields: Readonly<Record<string, string>> };

/** A request that the site would make for a vote. */
export interface SampleCallback {
  method: 'GET' | 'POST';
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** How one kind of site proves and reports votes. Another kind is another class, and a word of `VOTE_SITE_KINDS`. */
export interface VoteSiteAdapter {
  /** What a site of this kind proves its callbacks with, besides its addresses where those are set. */
  readonly proof: 'secret' | 'address' | 'signature';
  /** Reads a callback; the proof is compared first, in constant time. Throws nothing. */
  read(callback: SiteCallback, site: VoteSite): SiteReport;
  /** What the site would send for a vote with this token: for the owner's test. */
  sample(token: string, site: VoteSite): SampleCallback;
}
