import { isRecord } from '../../../../platform/collections/index.js';
import { evidenceOf, evidenceOfCallback, isSignatureOf, signatureOf, textField } from '../site-proof.js';
import type { VoteSiteAdapter } from '../vote-site.js';

const HEADER = 'x-portico-signature';

/** Sites without a protocol of their own send JSON `{ token, voter, counted }`, signed with HMAC-SHA256 (docs/voting.md). */
export const signed: VoteSiteAdapter = {
  proof: 'signature',

  read(callback, site) {
    const { method, body, bodyText, headers } = callback;
    const isSigned = isSignatureOf(site, bodyText, headers[HEADER]);
    if (method === 'POST' && !isSigned)
      return { verdict: 'forged', fields: evidenceOfCallback(callback, site) };
    if (!isSigned || !isRecord(body))
      return { verdict: 'malformed', fields: evidenceOfCallback(callback, site) };
    const fields = evidenceOf(body, site);
    const token = textField(body.token);
    if (token === undefined || token === '') return { verdict: 'malformed', fields };
    return { verdict: 'genuine', votes: [{ token, hasCounted: body.counted === true, fields }] };
  },

  voteIn: (fields) => ({ token: fields.token ?? '', hasCounted: fields.counted === 'true' }),

  sample(token, { secret = '' }) {
    const body = JSON.stringify({ token, counted: true });
    const headers = { 'content-type': 'application/json', [HEADER]: signatureOf(body, secret) };
    return { method: 'POST', headers, body };
  },
};
