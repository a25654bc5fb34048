import { Secret, TOTP } from 'otpauth';

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
