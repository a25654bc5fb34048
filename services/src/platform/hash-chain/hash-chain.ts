import { createHash } from 'node:crypto';

/** The hash before the first row of a chain. */
export const GENESIS_HASH = '0'.repeat(64);

export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** JSON that does not depend on the order of properties. */
export function canonicalJson(value: Details): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** SHA-256 in hex of the previous hash and this row's content (ADR 25). */
export function chainedHash(previousHash: string, content: Details): string {
  return hashOf(`${previousHash}\n${canonicalJson(content)}`);
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
