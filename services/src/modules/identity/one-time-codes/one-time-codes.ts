import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const RECOVERY_CODES = 10;

/** Crockford's base32: nothing in it is taken for something else. Ten of them are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** New codes as they are shown: `x1x2x-3x4x5`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  return [...codes];
}

/** A code as it is hashed, however it was typed; undefined for what can be none. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

const PERIOD_SECONDS = 30;

/** Codes of the step before and after are taken too: clocks of phones differ. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/** The time step that a code of six digits is of; undefined when it is of none at `now`. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / (PERIOD_SECONDS * 1000)) + delta;
}

/** The last step that any process may have taken a code of by now: their clocks differ by no more than one. */
export function latestStep(now: number): number {
  return Math.floor(now / (PERIOD_SECONDS * 1000)) + WINDOW + 1;
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}
