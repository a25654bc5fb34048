/** How somebody proved who they are: by password alone, with a second factor behind it, or by passkey. */
export const SIGN_IN_METHODS = ['password', 'totp', 'recovery', 'passkey'] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The method that a row names; rows of older versions may name another. */
export function methodOf(text: unknown): SignInMethod {
  return SIGN_IN_METHODS.find((method) => method === text) ?? 'password';
}
