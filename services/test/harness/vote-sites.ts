import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { VoteTokens } from '../../src/modules/voting/sites/vote-tokens.js';
import { insertRow } from './rows.js';
import type { TestApi, TestRequest } from './start-api.js';

export const PINGBACK_KEY = 'pingback-key-1';
export const ARENA_SECRET = 'api-secret-77';
export const SIGNED_SECRET = 'a-secret-of-both';
export const LISTING_SECRET = 'a-secret-in-the-address';
export const TOPG_ADDRESS = '192.0.2.80';
export const PROXY_ADDRESS = '10.20.0.2';
export const TOP100ARENA_ADDRESS = '2001:db8:7::5';

const siteOf = (id: string, kind: string, addresses: string[] = []) => ({
  id,
  name: `Site ${id}`,
  kind,
  url: `https://${id}.example/in?name={token}`,
  addresses,
  coolDownMinutes: 60,
});

/** A site of each kind, and one of the kind `signed` that has no secret. */
export const VOTE_SITES = {
  settings: {
    guide: { program: { votesPerDay: 100, dailyVoteNx: 1_000_000, dailyVotePoints: 1000 } },
    server: {
      voting: {
        sites: [
          siteOf('gtop', 'gtop100'),
          siteOf('topg', 'topg', [TOPG_ADDRESS]),
          siteOf('arena', 'arena-top100'),
          siteOf('t100', 'top100arena', ['2001:db8:7::/48']),
          siteOf('own', 'signed'),
          siteOf('bare', 'signed'),
          siteOf('listing', 'topg', [TOPG_ADDRESS]),
        ],
      },
    },
  },
  environment: {
    trustedProxies: [PROXY_ADDRESS],
    voteSecrets: new Map([
      ['gtop', PINGBACK_KEY],
      ['arena', ARENA_SECRET],
      ['own', SIGNED_SECRET],
      ['listing', LISTING_SECRET],
    ]),
  },
};

let opened = 0;

/** Opens a vote of an account, as a visit to the site does; returns its token. */
export async function insertVote(
  api: Pick<TestApi, 'app'>,
  manager: EntityManager,
  values: { accountId: number; site: string; at?: number; expiresAt?: number },
): Promise<string> {
  const { accountId, site: id, at = Date.now() - 60_000, expiresAt = Date.now() + 3_600_000 } = values;
  const tokens = api.app.get(VoteTokens);
  const salt = `salt${(opened += 1)}`;
  const token = tokens.tokenOf(salt);
  await insertRow(manager, 'portal_vote', {
    account_id: accountId,
    site: id,
    vote_key: tokens.keyOf(token),
    salt,
    open_key: `${accountId}:${id}:${opened}`,
    at,
    expires_at: expiresAt,
    state: 'opened',
  });
  return token;
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const JSON_BODY = { 'content-type': 'application/json' };

/** Callback of gtop100 for one vote. */
export function gtopForm(
  token: string,
  changes: Record<string, string> = {},
): TestRequest & { payload: string } {
  const fields = { VoterIP: '203.0.113.9', Successful: '0', Reason: '', pingUsername: token };
  const payload = new URLSearchParams({ ...fields, pingbackkey: PINGBACK_KEY, ...changes }).toString();
  return { method: 'POST', headers: FORM, payload };
}

/** Callback of gtop100 for many votes, each a list of objects with one field. */
export function gtopBatch(entries: readonly unknown[], pingbackkey = PINGBACK_KEY): TestRequest {
  const payload = JSON.stringify({ siteid: '12', pingbackkey, Common: entries });
  return { method: 'POST', headers: JSON_BODY, payload };
}

export function gtopEntry(token: string, success: string | number = '0'): Record<string, string | number>[] {
  return [{ pb_id: 7 }, { ip: '203.0.113.9' }, { success }, { reason: '' }, { pb_name: token }];
}

/** Callback of a site of the kind `signed`. */
export function signedVote(token: string, secret = SIGNED_SECRET): TestRequest {
  const payload = JSON.stringify({ token, counted: true });
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  return { method: 'POST', headers: { ...JSON_BODY, 'x-portico-signature': `sha256=${signature}` }, payload };
}

/** A row of `portal_vote_callback` as the engine returns it. */
export interface CallbackRow {
  verdict: string;
  reason: string | null;
  account_id: number | null;
  vote_id: number | null;
  fields: string;
  omitted: number;
  lag_ms: number | string | null;
}

export type CallbackRequest = TestRequest & { query?: Record<string, string> };

/** Sends callbacks through the real route and reads what was recorded. */
export function callbackCalls(api: TestApi) {
  const send = (site: string, { query, ...request }: CallbackRequest) => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    return api.call<{ received?: number; code?: string }>(`/api/voting/callback/${site}${search}`, request);
  };
  const rows = () =>
    api.database.reader.query<CallbackRow[]>('SELECT * FROM portal_vote_callback ORDER BY id');
  return {
    send,
    get: (site: string, query: Record<string, string>, remoteAddress?: string) =>
      send(site, { query, remoteAddress }),
    rows,
    verdicts: async () => (await rows()).map(({ verdict }) => verdict),
    /** Votes of an account that count. */
    counted: async (accountId: number) => {
      const [row] = await api.database.reader.query<{ votes: number | string }[]>(
        `SELECT COUNT(*) AS votes FROM portal_vote WHERE account_id = ? AND state IN ('confirmed', 'credited')`,
        [accountId],
      );
      return Number(row?.votes);
    },
  };
}
