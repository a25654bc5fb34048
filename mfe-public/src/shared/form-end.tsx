import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FormError, Notice, SubmitButton } from '@portico/ui';
import type { ReactNode } from 'react';

export interface FormEndProps {
  /** The form, from `useApiForm`. */
  form: { isPending: boolean; secondsLeft: number; attempt: number; failure: { text: string } | undefined };
  /** Labels of the button, normally and while the form is being sent. */
  submit: string;
  pending: string;
  /** Links that help after an error. */
  actions?: ReactNode;
}

/** End of every form: the error of the whole form, and the button. The button counts down while the user has to wait. */
export function FormEnd({ form, submit, pending, actions }: FormEndProps) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const { secondsLeft } = form;
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('form.noScript')}</Notice>
      </noscript>
      <FormError attempt={form.attempt} actions={actions}>
        {form.failure?.text}
      </FormError>
      <SubmitButton
        isPending={form.isPending}
        pendingText={pending}
        waitText={secondsLeft > 0 ? t('form.wait', { seconds: number(secondsLeft) }) : undefined}
      >
        {submit}
      </SubmitButton>
    </>
  );
}
