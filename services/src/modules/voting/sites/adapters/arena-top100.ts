import { isRecord } from '../../../../platform/collections/index.js';
import { evidenceOfCallback, isSecretOf, textField } from '../site-proof.js';
import type { VoteSiteAdapter } from '../vote-site.js';

const TEST_SECRET = 'TEST';
const COUNTED = '1';
const TOKENS = ['postback', 'id', 'userid', 'incentive'] as const;

/** https://www.arena-top100.com/incentive/: fields in the address and as a form. `voted` is 0 for somebody who had already voted. */
export const arenaTop100: VoteSiteAdapter = {
  proof: 'secret',

  read(callback, site) {
    const given = { ...callback.query, ...(isRecord(callback.body) ? callback.body : {}) };
    const fields = evidenceOfCallback(callback, site);
    const { secret, voted = COUNTED }: Record<string, unknown> = given;
    if (secret === TEST_SECRET) return { verdict: 'test', fields };
    if (!isSecretOf(site, secret)) return { verdict: 'forged', fields };
    const name = TOKENS.find((candidate) => given[candidate] !== undefined);
    const token = name === undefined ? '' : textField(given[name]);
    const success = textField(voted);
    if (token === undefined || token === '' || success === undefined) return { verdict: 'malformed', fields };
    return { verdict: 'genuine', votes: [{ token, hasCounted: success === COUNTED, fields }] };
  },

  voteIn(fields) {
    const token = TOKENS.map((name) => fields[name]).find((given) => given !== undefined);
    return { token: token ?? '', hasCounted: (fields.voted ?? COUNTED) === COUNTED };
  },

  sample(token, { secret = '' }) {
    const fields = { secret, userid: token, userip: '192.0.2.1', voted: COUNTED };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
  },
};
