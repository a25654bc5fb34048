import { randomBytes } from 'node:crypto';
import { hashOf } from '../../../platform/hash-chain/index.js';

/** A token of 256 random bits, base64url: what it proves stands in its row, under `tokenHash`. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: SHA-256 in hex, of no use to who reads the database. */
export function tokenHash(token: string): string {
  return hashOf(token);
}
