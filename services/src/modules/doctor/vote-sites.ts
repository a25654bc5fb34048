import type { PorticoConfig } from '../../platform/config/index.js';
import { configuredReadiness, secretNameOf } from '../voting/index.js';
import { type Finding, notReady, ready } from './finding.js';

const SITES = 'server.voting.sites';

/** The finding on each vote site: one that cannot prove a vote is refused whatever it sends. */
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
