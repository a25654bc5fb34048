import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { FormEnd, passwordTexts, useApiForm } from '@portico/portal-kit/form';
import { PasswordField } from '@portico/ui';
import { useEffect, useEffectEvent } from 'react';
import styles from './security-page.module.css';

interface PasswordStepProps {
  /** Text that explains why the password is needed. */
  reason: string;
  submitText: string;
  /** An error is shown at the field, or above the button. */
  onPassword: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

const FIELD_OF_CODE = { 'identity.wrong_password': 'password' } as const;

/** Asks for the password again, in case someone else found an open browser. */
export function PasswordStep({ reason, submitText, onPassword, onCancel }: PasswordStepProps) {
  const t = useTexts('mfe-dashboard');
  const form = useApiForm<'password', unknown>({
    send: ({ password }) => onPassword(password),
    issueText: (_, rule) => (rule === 'required' ? t('security.confirmation.required') : undefined),
    fieldOfCode: FIELD_OF_CODE,
  });

  const begin = useEffectEvent(() => form.setFocus('password'));
  useEffect(() => begin(), []);

  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.lead}>{reason}</p>
      <UsernameField />
      <PasswordField
        {...form.field('password', { issueOf: (text) => (text === '' ? 'required' : undefined) })}
        label={t('security.confirmation.label')}
        autoComplete="current-password"
        texts={passwordTexts('mfe-dashboard')}
      />
      <FormEnd
        form={form}
        size="medium"
        className={styles.buttons}
        submit={submitText}
        pending={t('security.confirmation.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Hidden: password managers look up and save the password under this name. */
export function UsernameField() {
  const username = useSession((session) => session.username);
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={username ?? ''} />;
}
