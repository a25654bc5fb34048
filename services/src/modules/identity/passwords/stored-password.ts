import { createHash, timingSafeEqual } from 'node:crypto';

/** How a server of the family stores a password: bcrypt, or what older ones left in their tables. */
export type PasswordKind = 'bcrypt' | 'sha1' | 'sha512' | 'plain';

/** Text that looks like a hash is a hash and never a plain password: nobody logs in with a stolen hash. */
export function kindOfStored(stored: string): PasswordKind {
  if (stored.startsWith('$2')) return 'bcrypt';
  if (/^[\da-f]{40}$/i.test(stored)) return 'sha1';
  if (/^[\da-f]{128}$/i.test(stored)) return 'sha512';
  return 'plain';
}

const CLOSED: ReadonlySet<string> = new Set(['', '*', '!']);

/** Whether a password is that of an old row, which is no bcrypt hash. Takes the same time for any text. */
export function matchesLegacy(password: string, stored: string): boolean {
  const kind = kindOfStored(stored);
  if (kind === 'bcrypt' || CLOSED.has(stored)) return false;
  if (kind === 'plain') return isSame(password, stored);
  return isSame(createHash(kind).update(password).digest('hex'), stored.toLowerCase());
}

/** Digests of the same length are compared, so that neither length nor beginning shows. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
