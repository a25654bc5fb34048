import { randomBytes } from 'node:crypto';
import { hashOf } from '../../../platform/hash-chain/index.js';

/** A token of 256 random bits, base64url: what it proves stands in its row, under `tokenHash`. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: SHA-256 in hex, useless to a reader of the database. */
export function tokenHash(token: string): string {
  return hashOf(token);
}
