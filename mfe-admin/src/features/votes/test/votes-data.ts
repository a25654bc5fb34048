import type { Callback, CallbackLog, SiteHealth } from '../votes.queries';

export function aSite(changes: Partial<SiteHealth> = {}): SiteHealth {
  return {
    id: 'lantern',
    name: { en: 'Lantern Toplist', he: 'הפנס' },
    kind: 'signed',
    proof: 'signature',
    isReady: true,
    isListingProved: true,
    callbackUrl: 'https://portal.example/api/voting/callback/lantern',
    addressSecret: null,
    opened: 1200,
    confirmed: 1150,
    refused: 30,
    forged: 41,
    unknown: 9,
    successRate: 0.9583,
    lagP50Ms: 12_000,
    lagP95Ms: 90_000,
    lastCallbackAt: Date.now() - 2 * 3_600_000,
    ...changes,
  };
}

export function aCallback(changes: Partial<Callback> = {}): Callback {
  return {
    id: 1,
    at: Date.now() - 60_000,
    site: 'lantern',
    method: 'POST',
    address: '192.0.*.*',
    verdict: 'confirmed',
    reason: null,
    voteId: 5,
    accountId: 7,
    accountName: 'mochi',
    lagMs: 15_000,
    fields: [
      { name: 'token', value: 'k2j4abcdefgh' },
      { name: 'voter', value: '203.0.*.*' },
    ],
    replayOf: null,
    omitted: 0,
    canReplay: false,
    ...changes,
  };
}

export function aLog(callbacks: readonly Callback[], pages = 1, total = callbacks.length): CallbackLog {
  return { callbacks: [...callbacks], pagination: { page: 1, limit: 25, total, pages } };
}
