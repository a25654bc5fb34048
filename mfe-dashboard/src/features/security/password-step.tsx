import { useApiForm } from '@portico/portal-kit/form';
import { useTexts } from '@portico/i18n';
import { PasswordField } from '@portico/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormFoot } from './form-foot';
import { UsernameField } from './username-field';
import { usePasswordTexts } from './use-password-texts';
import styles from './security-page.module.css';

export interface PasswordStepProps {
  /** The reason for asking. */
  reason: string;
  submitText: string;
  /** Its error is shown at the field, or above the button. */
  onPassword: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

const FIELD_OF_CODE = { 'identity.wrong_password': 'password' } as const;

/** Asks for the password again, in case someone else found an open browser. */
export function PasswordStep({ reason, submitText, onPassword, onCancel }: PasswordStepProps) {
  const t = useTexts('mfe-dashboard');
  const texts = usePasswordTexts();
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
        texts={texts}
      />
      <FormFoot
        form={form}
        submitText={submitText}
        pendingText={t('security.confirmation.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}
