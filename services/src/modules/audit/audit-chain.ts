import { chainedHash } from '../../platform/hash-chain/index.js';
import type { AuditEntity } from './audit.entity.js';

/** What of a row its hash covers, beside the hash of the row before. */
export type AuditContent = Omit<AuditEntity, 'hash' | 'previousHash'>;

/** SHA-256 in hex of the row before and of all that this one says. */
export function hashOf(previousHash: string, row: AuditContent): string {
  const { id, at, action, accountId, actorAccountId, network, device, details, requestId } = row;
  return chainedHash(previousHash, {
    id,
    at,
    action,
    accountId,
    actorAccountId,
    network,
    device,
    details,
    requestId,
  });
}
