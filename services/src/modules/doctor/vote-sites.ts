import type { PorticoConfig } from '../../platform/config/index.js';
import { configuredReadiness } from '../voting/index.js';
import { notReady, ready } from './finding.js';
import type { Finding } from './finding.js';

const SITES = 'server.voting.sites';

/** What is said of each vote site: one that cannot prove a vote is refused whatever it sends. */
export function voteSites(config: PorticoConfig): Finding[] {
  const sites = configuredReadiness(config);
  if (sites.length === 0 && config.demo) return [ready('voteSites')];
  if (sites.length === 0) return [notReady('voteSites', 'off', { reason: 'noVoteSites', remedy: SITES })];
  return sites.map(({ id: subject, readiness }) => {
    if (readiness === 'ready') return ready('voteSite', undefined, subject);
    return readiness === 'secretMissing'
      ? notReady('voteSite', 'off', { subject, reason: 'voteSecretMissing', remedy: secretOf(subject) })
      : notReady('voteSite', 'off', { subject, reason: 'voteAddressesMissing', remedy: SITES });
  });
}

function secretOf(id: string): string {
  return `PORTICO_VOTE_SECRET_${id.toUpperCase().replaceAll('-', '_')}`;
}
