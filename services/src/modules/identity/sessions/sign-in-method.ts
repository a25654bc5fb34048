/** How somebody proved who they are: by password alone, with a second factor behind it, or by passkey. */
export const SIGN_IN_METHODS = ['password', 'totp', 'recovery', 'passkey'] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The method that a row names; rows of older versions may name another. */
export function methodOf(text: unknown): SignInMethod {
  return SIGN_IN_METHODS.find((method) => method === text) ?? 'password';
}

/** Why somebody did not get in: what they proved it with was wrong, they are banned, or there were too many tries before, of the same or of codes behind the password. */
export const SIGN_IN_FAILURES = [
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'banned',
  'guessed-codes',
  'delayed',
] as const;

export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** The reason that a row names; rows of older versions may name another. */
export function failureOf(text: unknown): SignInFailure | null {
  return SIGN_IN_FAILURES.find((failure) => failure === text) ?? null;
}
