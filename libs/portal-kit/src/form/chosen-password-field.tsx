import { passwordStrength, type PasswordAdvice } from '@portico/domain';
import {
  Badge,
  PasswordField,
  StrengthMeter,
  type PasswordFieldProps,
  type PasswordFieldTexts,
  type StrengthMeterTexts,
} from '@portico/ui';
import { type Control, useWatch } from 'react-hook-form';
import { findText } from '@portico/i18n';

/** All advice, in order. */
const ADVICE = passwordStrength('').missing;

export interface ChosenPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'hint' | 'texts'
> {
  name: string;
  /** The form's `control`, see `useApiForm`. */
  control: Control<Record<string, string>>;
}

/** A field for a new password, with advice on its strength and on the game's length limit. */
export function ChosenPasswordField({ control, ...field }: ChosenPasswordFieldProps) {
  const texts = passwordTexts();
  const password = useWatch({ control, name: field.name }) ?? '';
  const { score, missing, isTooLongForGame } = passwordStrength(password);
  const advice = ADVICE.map((name) => ({
    name,
    text: texts.advice[name],
    isFollowed: !missing.includes(name),
  }));
  return (
    <div>
      <PasswordField
        {...field}
        texts={texts}
        autoComplete="new-password"
        hint={
          isTooLongForGame ? (
            <Badge tone="warning" icon="warning">
              {texts.tooLongForGame}
            </Badge>
          ) : (
            texts.hint
          )
        }
      />
      <StrengthMeter
        // A typed password is at least weak.
        score={password === '' ? 0 : Math.max(score, 1)}
        advice={advice}
        texts={texts}
      />
    </div>
  );
}

interface PasswordTexts extends PasswordFieldTexts, StrengthMeterTexts {
  advice: Record<PasswordAdvice, string>;
  /** The rules for a password. */
  hint: string;
  /** The text for a password that the game's own login does not take. */
  tooLongForGame: string;
}

/** Texts of password fields in the language of the page. */
export function passwordTexts(): PasswordTexts {
  const text = (key: string) => findText('shell', `kit.password.${key}`) ?? key;
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
