import { LEDGER_REASONS, type LedgerReason } from '@portico/domain';

/** The words of the log. The game server writes the same words. */
export const NX_SOURCES: Readonly<Record<LedgerReason, string>> = {
  exchange: 'Exchange of vote points',
  upgrade: 'Upgrade',
  vote: 'Vote',
  admin: 'Granted by an admin',
  restored: 'Given again after a loss',
};

export const REASON_OF_NX_SOURCE: ReadonlyMap<string, string> = new Map(
  LEDGER_REASONS.map((reason) => [NX_SOURCES[reason], reason]),
);
