import type { PasswordAdvice } from '@portico/domain';
import { findText } from '@portico/i18n';
import type { PasswordFieldTexts, StrengthMeterTexts } from '@portico/ui';

export interface PasswordTexts extends PasswordFieldTexts, StrengthMeterTexts {
  advice: Record<PasswordAdvice, string>;
  /** The rules for a password. */
  hint: string;
  /** The text for a password that the game's own login does not take. */
  tooLongForGame: string;
}

/** Texts of password fields: `password.*` of a remote, since pages without passwords do without them. */
export function passwordTexts(namespace: string): PasswordTexts {
  const text = (key: string) => findText(namespace, `password.${key}`) ?? key;
  const strength = (key: string) => text(`strength.${key}`);
  const advice = (key: PasswordAdvice) => strength(`advice.${key}`);
  return {
    show: text('show'),
    hide: text('hide'),
    isShown: text('isShown'),
    isHidden: text('isHidden'),
    capsLock: text('capsLock'),
    hint: text('hint'),
    tooLongForGame: text('tooLongForGame'),
    title: strength('title'),
    words: {
      weak: strength('weak'),
      fair: strength('fair'),
      good: strength('good'),
      strong: strength('strong'),
    },
    advice: {
      length: advice('length'),
      mixedCase: advice('mixedCase'),
      digit: advice('digit'),
      symbol: advice('symbol'),
    },
    missing: strength('missing'),
    followed: strength('followed'),
  };
}
