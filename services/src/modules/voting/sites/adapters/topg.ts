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

const TOKEN = /^\w{1,64}$/;

/** https://topg.org/voting_check: called for votes that count alone; where it comes from proves the site, the secret in the address the listing. */
export class TopG implements VoteSiteAdapter {
  readonly proof = 'address';

  read(callback: SiteCallback, site: VoteSite): SiteReport {
    const fields = evidenceOfCallback(callback, site);
    const { p_resp: token } = callback.query;
    if (callback.method !== 'GET' || typeof token !== 'string' || !TOKEN.test(token))
      return { verdict: 'malformed', fields };
    return { verdict: 'genuine', votes: [{ token, hasCounted: true, fields }] };
  }

  voteIn(fields: Evidence): Omit<ReportedVote, 'fields'> {
    return { token: fields.p_resp ?? '', hasCounted: true };
  }

  sample(token: string, { secret }: VoteSite): SampleCallback {
    return { method: 'GET', secret, query: { p_resp: token, ip: '192.0.2.1' } };
  }
}
