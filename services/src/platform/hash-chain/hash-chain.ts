import { createHash } from 'node:crypto';

/** Stands before the first row of a chain. */
export const GENESIS_HASH = '0'.repeat(64);

export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** JSON that does not depend on the order in which properties were set. */
export function canonicalJson(value: Details): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** SHA-256 in hex of the row before and of all that this one says (ADR 25). */
export function chainedHash(previousHash: string, content: Details): string {
  return hashOf(`${previousHash}\n${canonicalJson(content)}`);
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
