import type { VoteSiteKind } from '@portico/domain';
import { ArenaTop100 } from './adapters/arena-top100.js';
import { Gtop100 } from './adapters/gtop100.js';
import { Signed } from './adapters/signed.js';
import { Top100Arena } from './adapters/top100arena.js';
import { TopG } from './adapters/topg.js';
import { evidenceOfCallback } from './evidence.js';
import { canProve, isToListing, mayCallFrom } from './site-proof.js';
import type { SiteCallback, SiteReport, VoteSiteAdapter } from './vote-site-adapter.js';
import type { VoteSite } from './vote-site.js';

const ADAPTERS = {
  gtop100: new Gtop100(),
  topg: new TopG(),
  'arena-top100': new ArenaTop100(),
  top100arena: new Top100Arena(),
  signed: new Signed(),
} satisfies Record<VoteSiteKind, VoteSiteAdapter>;

export function adapterOf({ kind }: Pick<VoteSite, 'kind'>): VoteSiteAdapter {
  return ADAPTERS[kind];
}

/** Reads a callback. It is forged if the site can prove nothing, does not call from there, or means another listing. */
export function readCallback(callback: SiteCallback, site: VoteSite): SiteReport {
  const adapter = adapterOf(site);
  const isProved =
    canProve(site, adapter.proof) &&
    mayCallFrom(site, callback) &&
    (adapter.proof !== 'address' || isToListing(site, callback));
  if (!isProved) return { verdict: 'forged', fields: evidenceOfCallback(callback, site) };
  return adapter.read(callback, site);
}
