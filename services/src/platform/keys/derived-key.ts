import { hkdfSync } from 'node:crypto';

const BYTES = 32;

/** A key for one purpose, drawn from the token secret: none tells of the secret, nor of another key. */
export function derivedKey(tokenSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', `portico ${purpose}`, BYTES));
}
