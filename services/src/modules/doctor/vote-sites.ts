import type { PorticoConfig } from '../../platform/config/index.js';
import { configuredReadiness } from '../voting/index.js';
import type { Finding } from './finding.js';

/** What is said of each vote site: one that cannot prove a vote is refused whatever it sends. */
export function voteSites(config: PorticoConfig): Finding[] {
  const sites = configuredReadiness(config);
  if (sites.length === 0 && config.demo) return [{ name: 'vote sites', state: 'ready', hint: '' }];
  if (sites.length === 0) {
    const hint = 'server.voting.sites names none: players cannot vote (docs/voting.md)';
    return [{ name: 'vote sites', state: 'off', hint }];
  }
  return sites.map(({ id, readiness }) => {
    const name = `vote site ${id}`;
    if (readiness === 'ready') return { name, state: 'ready', hint: '' };
    return { name, state: 'off', hint: `${missing(id, readiness)}: nothing that it sends counts` };
  });
}

function missing(id: string, readiness: 'secretMissing' | 'addressesMissing'): string {
  return readiness === 'secretMissing'
    ? `PORTICO_VOTE_SECRET_${id.toUpperCase().replaceAll('-', '_')} is not set`
    : `server.voting.sites gives no addresses that ${id} calls from`;
}
