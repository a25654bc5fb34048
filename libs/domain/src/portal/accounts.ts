export const USERNAME_MIN_LENGTH = 4;
export const USERNAME_MAX_LENGTH = 12;
export const EMAIL_MAX_LENGTH = 45;
export const PASSWORD_MIN_LENGTH = 6;

/** bcrypt ignores all further bytes. */
export const PASSWORD_MAX_LENGTH = 72;

/** Probably the limit of the game client's login window. */
const GAME_PASSWORD_MAX_LENGTH = 12;

/** Length that the password meter advises. `PASSWORD_MIN_LENGTH` is the rule. */
const STRONG_LENGTH = 8;

/** Reason of a ban if the game's row has none. */
export const DEFAULT_BAN_REASON = 'Violation of server rules';

export type UsernameRule = 'required' | 'minLength' | 'maxLength' | 'characters' | 'twoLetters';
export type EmailRule = 'required' | 'maxLength' | 'email';
export type PasswordRule = 'required' | 'minLength' | 'maxLength' | 'characters';

/** Follows `type="email"` of browsers, with a dot in the host. ASCII only, and no character that could end a mail header. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Returns the rule that a new username breaks; undefined if it is valid. The game reads names as ASCII. */
export function usernameIssue(text: string): UsernameRule | undefined {
  if (text === '') return 'required';
  if (text.length < USERNAME_MIN_LENGTH) return 'minLength';
  if (text.length > USERNAME_MAX_LENGTH) return 'maxLength';
  if (!/^[A-Za-z\d]+$/.test(text)) return 'characters';
  return /^[A-Za-z]{2}/.test(text) ? undefined : 'twoLetters';
}

/** Returns the rule that a mail address breaks; undefined if it is valid. The caller trims spaces. */
export function emailIssue(text: string): EmailRule | undefined {
  if (text === '') return 'required';
  if (text.length > EMAIL_MAX_LENGTH) return 'maxLength';
  return EMAIL.test(text) ? undefined : 'email';
}

/** Returns the rule that a new password breaks, if any. Only characters that the game's keyboard can type are allowed. */
export function newPasswordIssue(text: string): PasswordRule | undefined {
  if (text === '') return 'required';
  if (text.length < PASSWORD_MIN_LENGTH) return 'minLength';
  if (text.length > PASSWORD_MAX_LENGTH) return 'maxLength';
  return /^[ -~]+$/.test(text) ? undefined : 'characters';
}

export type PasswordAdvice = 'length' | 'mixedCase' | 'digit' | 'symbol';

export interface PasswordStrength {
  /** Number of followed pieces of advice, 0 to 4. */
  score: number;
  /** Advice that is not followed. */
  missing: PasswordAdvice[];
  /** Whether it is too long for the game client's login window. The portal accepts it. */
  isTooLongForGame: boolean;
}

/** Rates a password for the meter. A weak password is allowed; `newPasswordIssue` decides. */
export function passwordStrength(text: string): PasswordStrength {
  const followed: Record<PasswordAdvice, boolean> = {
    length: text.length >= STRONG_LENGTH,
    mixedCase: /[a-z]/.test(text) && /[A-Z]/.test(text),
    digit: /\d/.test(text),
    symbol: /[^A-Za-z\d]/.test(text),
  };
  const advice: PasswordAdvice[] = ['length', 'mixedCase', 'digit', 'symbol'];
  const missing = advice.filter((name) => !followed[name]);
  return {
    score: advice.length - missing.length,
    missing,
    isTooLongForGame: text.length > GAME_PASSWORD_MAX_LENGTH,
  };
}
