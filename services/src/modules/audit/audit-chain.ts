import { createHash } from 'node:crypto';
import type { AuditEntity } from './audit.entity.js';

/** What stands before the first row. */
export const GENESIS_HASH = '0'.repeat(64);

/** What of a row its hash covers, beside the hash of the row before. */
export type AuditContent = Omit<AuditEntity, 'hash' | 'previousHash'>;

export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** JSON that does not depend on the order in which properties were set. */
export function canonicalJson(value: Details): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** SHA-256 in hex of the row before and of all that this one says. */
export function hashOf(previousHash: string, row: AuditContent): string {
  const { id, at, action, accountId, actorAccountId, network, device, details, requestId } = row;
  const content = { id, at, action, accountId, actorAccountId, network, device, details, requestId };
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalJson(content)}`)
    .digest('hex');
}
