import { evidenceOfCallback } from '../site-proof.js';
import type { VoteSiteAdapter } from '../vote-site.js';

interface AddressSite {
  field: string;
  tokenIn: (text: string) => string | undefined;
  callbackSearch?: string;
  sampleFields?: Readonly<Record<string, string>>;
}

/** Sites without a signature. The caller's address proves the site, and the secret in the callback address proves the listing. */
export function addressSite({ field, tokenIn, callbackSearch, sampleFields }: AddressSite): VoteSiteAdapter {
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
