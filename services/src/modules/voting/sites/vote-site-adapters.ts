import type { VoteSiteKind } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { gtop100 } from './adapters/gtop100.js';
import {
  canProve,
  evidenceOf,
  evidenceOfCallback,
  isFields,
  isSecretOf,
  isSignatureOf,
  isToListing,
  mayCallFrom,
  readinessOf,
  signatureOf,
  textField,
} from './site-proof.js';
import type { SiteReadiness } from './site-proof.js';
import type { SiteCallback, SiteReport, VoteSite, VoteSiteAdapter } from './vote-site.js';

const TEST_SECRET = 'TEST';

const COUNTED = '1';
const TOKENS = ['postback', 'id', 'userid', 'incentive'] as const;

/**
 * https://www.arena-top100.com/incentive/: the same fields in the address and as a form. The voter is in the field
 * named in the vote link, or in `userid`. `voted` is 0 for somebody who had already voted.
 */
const arenaTop100: VoteSiteAdapter = {
  proof: 'secret',

  read(callback, site) {
    const given = { ...callback.query, ...(isFields(callback.body) ? callback.body : {}) };
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

interface AddressSite {
  field: string;
  /** Token in the text of the field; undefined if there is none. */
  tokenIn: (text: string) => string | undefined;
  callbackSearch?: string;
  sampleFields?: Readonly<Record<string, string>>;
}

/** Sites without a signature. The caller's address proves the site, and the secret in the callback address proves the listing. */
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

/** https://topg.org/voting_check: called only for votes that count. */
const topG = addressSite({
  field: 'p_resp',
  tokenIn: (text) => (TOPG_TOKEN.test(text) ? text : undefined),
  sampleFields: { ip: '192.0.2.1' },
});

/** The site accepts names of fewer than 25 characters. */
const MAX_TOKEN = 24;

/** https://www.top100arena.com/content/incentive-voting/: called when the vote is given. */
const top100Arena = addressSite({
  field: 'postback',
  tokenIn: (text) => {
    const token = text.trim();
    return token === '' || token.length > MAX_TOKEN ? undefined : token;
  },
  callbackSearch: '?postback=',
});

const HEADER = 'x-portico-signature';

/** docs/voting.md: JSON `{ token, voter, counted }`, signed with HMAC-SHA256. For sites without a protocol of their own. */
const signed: VoteSiteAdapter = {
  proof: 'signature',

  read(callback, site) {
    const { method, body, bodyText, headers } = callback;
    const isSigned = isSignatureOf(site, bodyText, headers[HEADER]);
    if (method === 'POST' && !isSigned)
      return { verdict: 'forged', fields: evidenceOfCallback(callback, site) };
    if (!isSigned || !isFields(body))
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

const ADAPTERS = {
  gtop100,
  topg: topG,
  'arena-top100': arenaTop100,
  top100arena: top100Arena,
  signed,
} satisfies Record<VoteSiteKind, VoteSiteAdapter>;

export function adapterOf({ kind }: Pick<VoteSite, 'kind'>): VoteSiteAdapter {
  return ADAPTERS[kind];
}

/** Reads a callback. It is forged if the site has nothing to prove it with, may not call from there, or means another listing. */
export function readCallback(callback: SiteCallback, site: VoteSite): SiteReport {
  const adapter = adapterOf(site);
  const isProved =
    canProve(site, adapter.proof) &&
    mayCallFrom(site, callback) &&
    (adapter.proof !== 'address' || isToListing(site, callback));
  if (!isProved) return { verdict: 'forged', fields: evidenceOfCallback(callback, site) };
  return adapter.read(callback, site);
}

/** Whether each configured site has the secret or addresses that its callbacks need. */
export function configuredReadiness({
  server,
  env,
}: Pick<PorticoConfig, 'server' | 'env'>): { id: string; readiness: SiteReadiness }[] {
  return (server.voting.sites ?? []).map((site) => {
    const proved = { addresses: site.addresses, secret: env.voteSecrets?.get(site.id) };
    return { id: site.id, readiness: readinessOf(proved, adapterOf(site).proof) };
  });
}
