import { passwordStrength } from '@portico/domain';
import { Badge, PasswordField, StrengthMeter, type PasswordFieldProps } from '@portico/ui';
import { type Control, useWatch } from 'react-hook-form';
import type { PasswordTexts } from './password-texts';

/** All advice, in order. */
const ADVICE = passwordStrength('').missing;

export interface ChosenPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint'> {
  name: string;
  /** The form's `control`, see `useApiForm`. */
  control: Control<Record<string, string>>;
  texts: PasswordTexts;
}

/** A field for a new password, with advice on its strength and on the game's length limit. */
export function ChosenPasswordField({ control, ...field }: ChosenPasswordFieldProps) {
  const { texts } = field;
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
