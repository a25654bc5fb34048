import { evidenceOfCallback } from '../evidence.js';
import { isFields, textField } from '../fields.js';
import { isSecretOf } from '../site-proof.js';
import type {
  Evidence,
  SampleCallback,
  SiteCallback,
  SiteReport,
  VoteSiteAdapter,
} from '../vote-site-adapter.js';
import type { VoteSite } from '../vote-site.js';

/** Sent by the test page of the site in place of the secret. */
const TEST_SECRET = 'TEST';

const TOKENS = ['postback', 'id', 'userid', 'incentive'] as const;

/**
 * https://www.arena-top100.com/incentive/: the same fields in the address and as a form. The voter comes under the name that the vote link has given, or as
 * `userid`; `voted` is 0 for somebody who had voted before.
 */
export class ArenaTop100 implements VoteSiteAdapter {
  readonly proof = 'secret';

  read(callback: SiteCallback, site: VoteSite): SiteReport {
    const given = { ...callback.query, ...(isFields(callback.body) ? callback.body : {}) };
    const fields = evidenceOfCallback(callback, site);
    const { secret, voted = '1' }: Record<string, unknown> = given;
    if (secret === TEST_SECRET) return { verdict: 'test', fields };
    if (!isSecretOf(site, secret)) return { verdict: 'forged', fields };
    const name = TOKENS.find((candidate) => given[candidate] !== undefined);
    const token = name === undefined ? '' : textField(given[name]);
    const success = textField(voted);
    if (token === undefined || token === '' || success === undefined) return { verdict: 'malformed', fields };
    return { verdict: 'genuine', votes: [{ token, hasCounted: success === '1', fields }] };
  }

  tokenIn(fields: Evidence): string {
    return TOKENS.map((name) => fields[name]).find((token) => token !== undefined) ?? '';
  }

  sample(token: string, { secret = '' }: VoteSite): SampleCallback {
    const fields = { secret, userid: token, userip: '192.0.2.1', voted: '1' };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    };
  }
}
