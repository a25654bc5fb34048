/** How a player proved to own the account: by password alone, with a second factor, or by passkey. */
export const LOGIN_METHODS = ['password', 'totp', 'recovery', 'passkey'] as const;

export type LoginMethod = (typeof LOGIN_METHODS)[number];

export function methodOf(text: unknown): LoginMethod {
  return LOGIN_METHODS.find((method) => method === text) ?? 'password';
}

/** Why a login failed: a wrong proof, a ban, too many earlier attempts, or too many wrong codes after the password. */
export const LOGIN_FAILURES = [
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'banned',
  'guessed-codes',
  'delayed',
] as const;

export type LoginFailure = (typeof LOGIN_FAILURES)[number];

export function failureOf(text: unknown): LoginFailure | null {
  return LOGIN_FAILURES.find((failure) => failure === text) ?? null;
}
