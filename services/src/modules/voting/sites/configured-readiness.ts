import type { PorticoConfig } from '../../../platform/config/index.js';
import { readinessOf, type SiteReadiness } from './site-proof.js';
import { adapterOf } from './vote-site-adapters.js';

/** Whether each site of the settings has what it proves its callbacks with. */
export function configuredReadiness({
  server,
  env,
}: Pick<PorticoConfig, 'server' | 'env'>): { id: string; readiness: SiteReadiness }[] {
  return (server.voting.sites ?? []).map((site) => {
    const proved = { addresses: site.addresses, secret: env.voteSecrets?.get(site.id) };
    return { id: site.id, readiness: readinessOf(proved, adapterOf(site).proof) };
  });
}
