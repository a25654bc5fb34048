import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { passwordTexts, useApiForm } from '@portico/portal-kit/form';
import { Button, FormError, PasswordField, SubmitButton } from '@portico/ui';
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
      <FormFoot
        form={form}
        submitText={submitText}
        pendingText={t('security.confirmation.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}

type FormState = Pick<
  ReturnType<typeof useApiForm<string, unknown>>,
  'attempt' | 'failure' | 'isPending' | 'secondsLeft'
>;

interface FormFootProps {
  form: FormState;
  /** Replaces the portal's text for a failure on this page. */
  failureText?: (failure: NonNullable<FormState['failure']>) => string | undefined;
  submitText: string;
  pendingText: string;
  /** Returns to the view that the form replaced. */
  onCancel?: () => void;
}

/** The general error of a form, its button, and a cancel button. */
export function FormFoot({ form, failureText, submitText, pendingText, onCancel }: FormFootProps) {
  const t = useTexts('mfe-dashboard');
  const { attempt, failure, isPending, secondsLeft } = form;
  return (
    <>
      <FormError attempt={attempt}>{failure && (failureText?.(failure) ?? failure.text)}</FormError>
      <div className={styles.buttons}>
        <SubmitButton
          size="medium"
          className={styles.submit}
          isPending={isPending}
          pendingText={pendingText}
          waitText={secondsLeft > 0 ? t('security.wait', { seconds: String(secondsLeft) }) : undefined}
        >
          {submitText}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{t('security.cancel')}</Button>}
      </div>
    </>
  );
}

/** Hidden: password managers look up and save the password under this name. */
export function UsernameField() {
  const username = useSession((session) => session.username);
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={username ?? ''} />;
}
