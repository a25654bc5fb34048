import { chainedHash } from '../../../platform/hash-chain/index.js';
import type { LedgerEntryEntity } from '../ledger.entities.js';

/** Fields that an entry's hash covers, besides the hash of the previous entry. */
export type LedgerEntryContent = Omit<LedgerEntryEntity, 'id' | 'hash' | 'previousHash'>;

/** SHA-256 in hex of the previous entry's hash and all fields of this entry except its id, which the database assigns. */
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
