import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** A key for one purpose, drawn from the token secret: none tells of the secret, nor of another key. */
export function derivedKey(tokenSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', `portico ${purpose}`, BYTES));
}

/** A token of 256 random bits, base64url. Databases keep `hashOf` it alone. */
export function randomToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Compares digests of the same length, so that the time tells nothing of a secret, not even its length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(expected));
}
