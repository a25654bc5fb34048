import { passwordStrength, type PasswordAdvice } from '@portico/domain';
import {
  Badge,
  PasswordField,
  StrengthMeter,
  type PasswordFieldProps,
  type StrengthMeterTexts,
} from '@portico/ui';
import { type Control, useWatch } from 'react-hook-form';

/** All advice, in order. */
const ADVICE = passwordStrength('').missing;

export interface ChosenPasswordTexts extends StrengthMeterTexts {
  advice: Record<PasswordAdvice, string>;
  /** The rules for a password. */
  hint: string;
  /** Text for a password that the game's login does not accept. */
  tooLongForGame: string;
}

export interface ChosenPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint'> {
  name: string;
  /** The form's `control`, see `useApiForm`. */
  control: Control<Record<string, string>>;
  strengthTexts: ChosenPasswordTexts;
}

/** A field for a new password, with advice on its strength and on the game's length limit. */
export function ChosenPasswordField({ control, strengthTexts, ...field }: ChosenPasswordFieldProps) {
  const password = useWatch({ control, name: field.name }) ?? '';
  const { score, missing, isTooLongForGame } = passwordStrength(password);
  const advice = ADVICE.map((name) => ({
    name,
    text: strengthTexts.advice[name],
    isFollowed: !missing.includes(name),
  }));
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          isTooLongForGame ? (
            <Badge tone="warning" icon="warning">
              {strengthTexts.tooLongForGame}
            </Badge>
          ) : (
            strengthTexts.hint
          )
        }
      />
      <StrengthMeter
        // A typed password is at least weak.
        score={password === '' ? 0 : Math.max(score, 1)}
        advice={advice}
        texts={strengthTexts}
      />
    </div>
  );
}
