import type { VoteSiteKind } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { arenaTop100 } from './adapters/arena-top100.js';
import { gtop100 } from './adapters/gtop100.js';
import { signed } from './adapters/signed.js';
import { top100arena } from './adapters/top100arena.js';
import { topg } from './adapters/topg.js';
import { canProve, evidenceOfCallback, isToListing, mayCallFrom, readinessOf } from './site-proof.js';
import type { SiteReadiness } from './site-proof.js';
import type { SiteCallback, SiteReport, VoteSite, VoteSiteAdapter } from './vote-site.js';

const ADAPTERS = {
  gtop100,
  topg,
  'arena-top100': arenaTop100,
  top100arena,
  signed,
} satisfies Record<VoteSiteKind, VoteSiteAdapter>;

export function adapterOf({ kind }: Pick<VoteSite, 'kind'>): VoteSiteAdapter {
  return ADAPTERS[kind];
}

export function readCallback(callback: SiteCallback, site: VoteSite): SiteReport {
  const adapter = adapterOf(site);
  const isProved =
    canProve(site, adapter.proof) &&
    mayCallFrom(site, callback) &&
    (adapter.proof !== 'address' || isToListing(site, callback));
  if (!isProved) return { verdict: 'forged', fields: evidenceOfCallback(callback, site) };
  return adapter.read(callback, site);
}

export function configuredReadiness({
  server,
  env,
}: Pick<PorticoConfig, 'server' | 'env'>): { id: string; readiness: SiteReadiness }[] {
  return (server.voting.sites ?? []).map((site) => {
    const proved = { addresses: site.addresses, secret: env.voteSecrets?.get(site.id) };
    return { id: site.id, readiness: readinessOf(proved, adapterOf(site).proof) };
  });
}
