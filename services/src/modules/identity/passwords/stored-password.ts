import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../platform/keys/index.js';

export interface StoredPassword {
  password: string;
  salt?: string | null;
}

/** Stores a password as servers with a column `salt` do: SHA-512 of the password and the salt after it, both as hex. */
export function saltedPassword(password: string): Required<StoredPassword> {
  const salt = randomBytes(16).toString('hex');
  return { password: digestOf('sha512', password + salt), salt };
}

function digestOf(kind: 'sha1' | 'sha512', text: string): string {
  return createHash(kind).update(text).digest('hex');
}

/** How servers of this family store passwords: bcrypt, or the formats of older servers. No server of it stores the unknown ones. */
type PasswordKind = 'bcrypt' | 'sha1' | 'sha512' | 'plain' | 'unknown';

/** Shortest hash of another format, `{CRYPT}` of LDAP. Plain text comes from the login of the game, which takes 12 characters. */
export const SHORTEST_HASH = 20;

/** Beginnings of other formats: `$argon2id$`, `$6$`, `{SSHA}`, `*` of MySQL, `pbkdf2:`, `sha256$`, and digests with a salt after a colon. */
const OTHER_FORMAT = /^(?:[$@{*]|[\w.-]+[:$])/;

/** MD5, SHA-224, SHA-256 and SHA-384 as hex. */
const OTHER_DIGEST = /^(?:[\da-f]{32}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96})$/i;

/** Text that looks like a hash is always treated as one, so that nobody can log in with a stolen hash as the password. */
export function kindOfStored(stored: string): PasswordKind {
  if (stored.startsWith('$2')) return 'bcrypt';
  if (/^[\da-f]{40}$/i.test(stored)) return 'sha1';
  if (/^[\da-f]{128}$/i.test(stored)) return 'sha512';
  const isOther = OTHER_DIGEST.test(stored) || (stored.length >= SHORTEST_HASH && OTHER_FORMAT.test(stored));
  return isOther ? 'unknown' : 'plain';
}

const CLOSED: ReadonlySet<string> = new Set(['', '*', '!']);

/** Whether a password matches an old stored value that is not bcrypt. Takes equally long for any text. */
export function matchesLegacy(password: string, { password: stored, salt }: StoredPassword): boolean {
  const kind = kindOfStored(stored);
  if (kind === 'bcrypt' || kind === 'unknown' || CLOSED.has(stored)) return false;
  if (kind === 'plain') return isSameSecret(password, stored);
  const salted = kind === 'sha512' ? password + (salt ?? '') : password;
  return isSameSecret(digestOf(kind, salted), stored.toLowerCase());
}
