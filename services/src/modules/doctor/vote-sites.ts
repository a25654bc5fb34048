import type { PorticoConfig } from '../../platform/config/index.js';
import { configuredReadiness, secretNameOf } from '../voting/index.js';
import { type Finding, notReady, ready } from './finding.js';

const SITES = 'server.voting.sites';

/** The finding for each vote site. Votes of a site that cannot prove them are always refused. */
export function voteSites(config: PorticoConfig): Finding[] {
  const sites = configuredReadiness(config);
  if (sites.length === 0 && config.demo) return [ready('voteSites')];
  if (sites.length === 0) return [notReady('voteSites', 'off', { reason: 'noVoteSites', remedy: SITES })];
  return sites.map(({ id: subject, readiness }) => {
    if (readiness === 'ready') return ready('voteSite', undefined, subject);
    const remedy = secretNameOf(subject);
    switch (readiness) {
      case 'listingUnproved':
        return notReady('voteSite', 'limited', {
          subject,
          reason: 'voteListingUnproved',
          remedy,
          isUrgent: true,
        });
      case 'secretMissing':
        return notReady('voteSite', 'off', { subject, reason: 'voteSecretMissing', remedy });
      case 'addressesMissing':
        return notReady('voteSite', 'off', { subject, reason: 'voteAddressesMissing', remedy: SITES });
    }
  });
}
