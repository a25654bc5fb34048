import { evidenceOfCallback } from '../evidence.js';
import type {
  Evidence,
  ReportedVote,
  SampleCallback,
  SiteCallback,
  SiteReport,
  VoteSiteAdapter,
} from '../vote-site-adapter.js';
import type { VoteSite } from '../vote-site.js';

/** The site takes names of fewer than 25 characters. */
const MAX_TOKEN = 24;

/** https://www.top100arena.com/content/incentive-voting/: called when the vote is given; where it comes from proves the site, the secret in the address the listing. */
export class Top100Arena implements VoteSiteAdapter {
  readonly proof = 'address';
  readonly callbackSearch = '?postback=';

  read(callback: SiteCallback, site: VoteSite): SiteReport {
    const fields = evidenceOfCallback(callback, site);
    const { postback } = callback.query;
    if (callback.method !== 'GET' || typeof postback !== 'string') return { verdict: 'malformed', fields };
    const token = postback.trim();
    if (token === '' || token.length > MAX_TOKEN) return { verdict: 'malformed', fields };
    return { verdict: 'genuine', votes: [{ token, hasCounted: true, fields }] };
  }

  voteIn(fields: Evidence): Omit<ReportedVote, 'fields'> {
    return { token: fields.postback ?? '', hasCounted: true };
  }

  sample(token: string, { secret }: VoteSite): SampleCallback {
    return { method: 'GET', secret, query: { postback: token } };
  }
}
