export const USERNAME_MIN_LENGTH = 4;
export const USERNAME_MAX_LENGTH = 12;
export const EMAIL_MAX_LENGTH = 45;
export const PASSWORD_MIN_LENGTH = 6;

/** bcrypt reads no further. */
export const PASSWORD_MAX_LENGTH = 72;

/** The login window of the game client is believed to take no more. */
const GAME_PASSWORD_MAX_LENGTH = 12;

/** A password of the meter's advice; the rule is `PASSWORD_MIN_LENGTH`. */
const STRONG_LENGTH = 8;

/** The reason of a ban where the game's row gives none. */
export const DEFAULT_BAN_REASON = 'Violation of server rules';

export type UsernameRule = 'required' | 'minLength' | 'maxLength' | 'characters' | 'twoLetters';
export type EmailRule = 'required' | 'maxLength' | 'email';
export type PasswordRule = 'required' | 'minLength' | 'maxLength' | 'characters';

/** Follows `type="email"` of browsers, with a dot in the host. ASCII only, and no character that could end a mail header. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The rule that a name for a new account breaks; undefined when it is fine. The game reads names as ASCII. */
export function usernameIssue(text: string): UsernameRule | undefined {
  if (text === '') return 'required';
  if (text.length < USERNAME_MIN_LENGTH) return 'minLength';
  if (text.length > USERNAME_MAX_LENGTH) return 'maxLength';
  if (!/^[A-Za-z\d]+$/.test(text)) return 'characters';
  return /^[A-Za-z]{2}/.test(text) ? undefined : 'twoLetters';
}

/** The rule that a mail address breaks; undefined when it is fine. Blanks around it are the caller's to take off. */
export function emailIssue(text: string): EmailRule | undefined {
  if (text === '') return 'required';
  if (text.length > EMAIL_MAX_LENGTH) return 'maxLength';
  return EMAIL.test(text) ? undefined : 'email';
}

/** The rule that a new password breaks; undefined when it is fine: what the keyboard of the game can type. */
export function newPasswordIssue(text: string): PasswordRule | undefined {
  if (text === '') return 'required';
  if (text.length < PASSWORD_MIN_LENGTH) return 'minLength';
  if (text.length > PASSWORD_MAX_LENGTH) return 'maxLength';
  return /^[ -~]+$/.test(text) ? undefined : 'characters';
}

export type PasswordAdvice = 'length' | 'mixedCase' | 'digit' | 'symbol';

export interface PasswordStrength {
  /** 0 to 4: how many of the four pieces of advice are followed. */
  score: number;
  /** The advice that is not followed. */
  missing: PasswordAdvice[];
  /** Longer than the game client's login window takes; the portal itself takes it. */
  isTooLongForGame: boolean;
}

/** Rates a password for the meter. Weak is no refusal: `newPasswordIssue` decides. */
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
