import { chainedHash } from '../../../platform/hash-chain/index.js';
import type { LedgerEntryEntity } from '../ledger.entities.js';

/** The fields of an entry that its hash covers, beside the hash of the one before. */
export type LedgerEntryContent = Omit<LedgerEntryEntity, 'id' | 'hash' | 'previousHash'>;

/** SHA-256 in hex of the entry before and of all that this one says but its id, which the database gives it. */
export function entryHash(previousHash: string, entry: LedgerEntryContent): string {
  const { entryKey, at, accountId, characterId, currency, delta, balanceAfter } = entry;
  const { reason, actorAccountId, requestId, sequence } = entry;
  return chainedHash(previousHash, {
    entryKey,
    at,
    accountId,
    characterId,
    currency,
    delta,
    balanceAfter,
    reason,
    actorAccountId,
    requestId,
    sequence,
  });
}
