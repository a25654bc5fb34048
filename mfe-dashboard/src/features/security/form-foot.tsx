import { useTexts } from '@portico/i18n';
import type { useApiForm } from '@portico/portal-kit/form';
import { Button, FormError, SubmitButton } from '@portico/ui';
import styles from './security-page.module.css';

type FormState = Pick<
  ReturnType<typeof useApiForm<string, unknown>>,
  'attempt' | 'failure' | 'isPending' | 'secondsLeft'
>;

export interface FormFootProps {
  form: FormState;
  /** Replaces the portal's text for a failure on this page. */
  failureText?: (failure: NonNullable<FormState['failure']>) => string | undefined;
  submitText: string;
  pendingText: string;
  /** Leads back from a form that replaced something else. */
  onCancel?: () => void;
}

/** The error of a form as a whole, its button, and the way back. */
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
