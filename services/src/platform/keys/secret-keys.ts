import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** Derives a key for one purpose from the token secret; it reveals neither the secret nor other keys. */
export function derivedKey(tokenSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', `portico ${purpose}`, BYTES));
}

/** A token of 256 random bits, base64url. Databases store only its `hashOf`. */
export function randomToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Compares digests of equal length, so that the time reveals nothing about a secret, not even its length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

/** Signs texts for one purpose, with a key that only this purpose has. */
export class Signer {
  private readonly key: Buffer;

  constructor(tokenSecret: string, purpose: string) {
    this.key = derivedKey(tokenSecret, purpose);
  }

  /** HMAC-SHA256 of a text, which reveals nothing about it: 43 characters, or 64 in hex. */
  sign(text: string, encoding: 'base64url' | 'hex' = 'base64url'): string {
    return createHmac('sha256', this.key).update(text).digest(encoding);
  }

  /** Whether `signature` is what `sign` returns for the text. */
  hasSigned(text: string, signature: string): boolean {
    return isSameSecret(signature, this.sign(text));
  }
}
