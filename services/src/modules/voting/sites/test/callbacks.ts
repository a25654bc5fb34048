import type { SampleCallback, SiteCallback, VoteSite } from '../vote-site.js';

/** A listing site for tests. */
export function testSite(changes: Partial<VoteSite> & Pick<VoteSite, 'kind'>): VoteSite {
  return {
    id: 'site',
    name: 'Site',
    url: 'https://site.example/vote?name={token}',
    secret: undefined,
    addresses: [],
    coolDownMs: 86_400_000,
    nx: 2000,
    votePoints: 1,
    votesPerDay: undefined,
    ...changes,
  };
}

const EMPTY = {
  secret: undefined,
  query: {},
  body: undefined,
  bodyText: '',
  headers: {},
  address: '198.51.100.1',
};

export function getCallback(
  query: Record<string, unknown>,
  changes: Partial<SiteCallback> = {},
): SiteCallback {
  return { ...EMPTY, method: 'GET', query, ...changes };
}

export function formCallback(
  body: Record<string, unknown>,
  changes: Partial<SiteCallback> = {},
): SiteCallback {
  return { ...EMPTY, method: 'POST', body, ...changes };
}

export function jsonCallback(body: unknown, changes: Partial<SiteCallback> = {}): SiteCallback {
  return { ...EMPTY, method: 'POST', body, bodyText: JSON.stringify(body), ...changes };
}

/** A sample as it arrives. */
export function arrived({
  method,
  secret,
  query = {},
  headers = {},
  body = '',
}: SampleCallback): SiteCallback {
  const isJson = headers['content-type'] === 'application/json';
  const parsed: unknown = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  return { ...EMPTY, method, secret, query, headers, body: body === '' ? undefined : parsed, bodyText: body };
}
