import { kitText, useFormat } from '@portico/portal-kit';
import { Button, FormError, Notice, SubmitButton, type ButtonProps } from '@portico/ui';
import type { ReactNode } from 'react';
import type { useApiForm } from './use-api-form';

type FormState = Pick<
  ReturnType<typeof useApiForm<string, unknown>>,
  'attempt' | 'failure' | 'isPending' | 'secondsLeft'
>;

export interface FormEndProps {
  /** The form, from `useApiForm`. */
  form: FormState;
  /** Labels of the button, normally and while the form is being sent. */
  submit: string;
  pending: string;
  /** Replaces the portal's text for a failure on this page. */
  failureText?: (failure: NonNullable<FormState['failure']>) => string | undefined;
  /** Links that help after an error. */
  actions?: ReactNode;
  /** Returns to the view that the form replaced. */
  onCancel?: () => void;
  size?: ButtonProps['size'];
  /** Class of the row of buttons. */
  className?: string | undefined;
}

/** End of every form: the error of the whole form, and the button. The button counts down while the user has to wait. */
export function FormEnd(props: FormEndProps) {
  const { form, submit, pending, failureText, actions, onCancel, size = 'large', className } = props;
  const { number } = useFormat();
  const { attempt, failure, isPending, secondsLeft } = form;
  return (
    <>
      <noscript>
        <Notice tone="warning">{kitText('kit.form.noScript')}</Notice>
      </noscript>
      <FormError attempt={attempt} actions={actions}>
        {failure && (failureText?.(failure) ?? failure.text)}
      </FormError>
      <div className={className}>
        <SubmitButton
          size={size}
          isPending={isPending}
          pendingText={pending}
          waitText={secondsLeft > 0 ? kitText('kit.form.wait', { seconds: number(secondsLeft) }) : undefined}
        >
          {submit}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{kitText('kit.cancel')}</Button>}
      </div>
    </>
  );
}
