import { evidenceOfCallback } from '../evidence.js';
import type { VoteSiteAdapter } from '../vote-site.js';

interface AddressSite {
  /** Field of the query with the token. */
  field: string;
  /** The token in the text of the field; undefined for what is none. */
  tokenIn: (text: string) => string | undefined;
  callbackSearch?: string;
  /** Other fields of a call. */
  sampleFields?: Readonly<Record<string, string>>;
}

/** Sites that sign nothing: the address that calls proves the site, and the secret in the callback address the listing. */
function addressSite({ field, tokenIn, callbackSearch, sampleFields }: AddressSite): VoteSiteAdapter {
  return {
    proof: 'address',
    callbackSearch,
    read(callback, site) {
      const fields = evidenceOfCallback(callback, site);
      const text = callback.query[field];
      const token = callback.method === 'GET' && typeof text === 'string' ? tokenIn(text) : undefined;
      if (token === undefined) return { verdict: 'malformed', fields };
      return { verdict: 'genuine', votes: [{ token, hasCounted: true, fields }] };
    },
    voteIn: (fields) => ({ token: fields[field] ?? '', hasCounted: true }),
    sample: (token, { secret }) => ({ method: 'GET', secret, query: { [field]: token, ...sampleFields } }),
  };
}

const TOPG_TOKEN = /^\w{1,64}$/;

/** https://topg.org/voting_check: called for votes that count alone. */
export const topG = addressSite({
  field: 'p_resp',
  tokenIn: (text) => (TOPG_TOKEN.test(text) ? text : undefined),
  sampleFields: { ip: '192.0.2.1' },
});

/** The site takes names of fewer than 25 characters. */
const MAX_TOKEN = 24;

/** https://www.top100arena.com/content/incentive-voting/: called when the vote is given. */
export const top100Arena = addressSite({
  field: 'postback',
  tokenIn: (text) => {
    const token = text.trim();
    return token === '' || token.length > MAX_TOKEN ? undefined : token;
  },
  callbackSearch: '?postback=',
});
