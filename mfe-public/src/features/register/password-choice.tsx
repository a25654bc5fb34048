import { passwordStrength } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { PasswordField, type PasswordFieldProps, type PasswordFieldTexts } from '@portico/ui';
import { type Control, useWatch } from 'react-hook-form';
import { StrengthMeter } from './strength-meter';
import styles from './register-page.module.css';

export interface PasswordChoiceProps extends Omit<
  PasswordFieldProps,
  'label' | 'autoComplete' | 'texts' | 'hint'
> {
  control: Control<Record<string, string>>;
  texts: PasswordFieldTexts;
}

/** The password of a new account, with what would make it stronger and what the game makes of its length. */
export function PasswordChoice({ control, texts, ...field }: PasswordChoiceProps) {
  const t = useTexts('mfe-public');
  const strength = passwordStrength(useWatch({ control, name: 'password' }) ?? '');
  return (
    <div className={styles.newPassword}>
      <PasswordField
        label={t('register.password')}
        autoComplete="new-password"
        texts={texts}
        hint={strength.isTooLongForGame ? t('register.hint.tooLongForGame') : t('register.hint.password')}
        {...field}
      />
      <StrengthMeter strength={strength} />
    </div>
  );
}
