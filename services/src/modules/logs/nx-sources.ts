import type { LedgerReason } from '@portico/domain';

/** In the words of the log, which the game server writes too. */
export const NX_SOURCES: Readonly<Record<LedgerReason, string>> = {
  exchange: 'Exchange of vote points',
  upgrade: 'Upgrade',
  vote: 'Vote',
  admin: 'Granted by an admin',
  restored: 'Given again after a loss',
};
