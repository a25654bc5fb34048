import { canonicalJson, chainedHash, hashOf } from '../../platform/hash-chain/index.js';
import type { AuditEntity } from './audit.entities.js';

export type AuditContent = Omit<AuditEntity, 'hash' | 'previousHash'>;

/** Writers of different chains do not wait for each other. Never change the number: it says which chain a row's id belongs to. */
export const CHAINS = 16;

/** Smaller ids (1, 2, 3, ...) belong to the single chain of earlier versions. */
export const FIRST_TIMED_ID = 2 ** 32;
export const FIRST_CHAIN = 'head';

/** Ids count from this moment, the start of 2024 UTC. Each millisecond has four ids per chain. */
const EPOCH_MS = 1_704_067_200_000;
const IDS_PER_MS = 4 * CHAINS;

export function chainOf(id: number): string {
  return id < FIRST_TIMED_ID ? FIRST_CHAIN : String(id % CHAINS);
}

export function firstIdAt(at: number): number {
  return FIRST_TIMED_ID + Math.max(0, at - EPOCH_MS) * IDS_PER_MS;
}

/** Time at which a row was written, read from its id, in milliseconds UTC; null for a row of the first chain. */
export function timeOf(id: number): number | null {
  return id < FIRST_TIMED_ID || !Number.isSafeInteger(id)
    ? null
    : EPOCH_MS + Math.floor((id - FIRST_TIMED_ID) / IDS_PER_MS);
}

export function auditHash(previousHash: string, row: AuditContent): string {
  const { id, at, action, accountId, actorAccountId, network, device, details, requestId } = row;
  const act = { id, at, action, accountId, actorAccountId };
  return chainedHash(previousHash, { ...act, network, device, details, requestId });
}

export function combinedHash(lasts: ReadonlyMap<string, { hash: string }>): string {
  return hashOf(canonicalJson(Object.fromEntries(Array.from(lasts, ([chain, { hash }]) => [chain, hash]))));
}
