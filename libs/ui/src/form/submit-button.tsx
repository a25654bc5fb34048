import type { ReactNode } from 'react';
import { Button, type ButtonProps, classNames, VisuallyHidden, Notice } from '@portico/ui/base';
import styles from './form.module.css';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The label while the form is being sent; announced to screen readers too. */
  pendingText: string;
  /** Why it cannot be pressed for now, in place of its label: "Try again in 12 s". */
  waitText?: string | undefined;
  /** It cannot be pressed because the form is not ready. It keeps the focus. */
  isOff?: boolean;
}

/** Sends a form, one submit at a time. It is as wide as its longest label, so that nothing moves. */
export function SubmitButton(props: SubmitButtonProps) {
  const { pendingText, waitText, isOff = false, isPending = false, children, className, ...rest } = props;
  const isWaiting = waitText !== undefined;
  const takesNone = isWaiting || isOff;
  return (
    <>
      <Button
        variant="primary"
        size="large"
        {...rest}
        type="submit"
        isPending={isPending}
        aria-disabled={takesNone || undefined}
        {...(takesNone && { onClick: (event) => event.preventDefault() })}
        className={classNames(styles.submit, className)}
      >
        <span className={styles.labels}>
          <Label isSeen={!isPending && !isWaiting}>{children}</Label>
          <Label isSeen={isPending}>{pendingText}</Label>
          {isWaiting && !isPending && <span>{waitText}</span>}
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{isPending && pendingText}</span>
      </VisuallyHidden>
    </>
  );
}

function Label({ isSeen, children }: { isSeen: boolean; children: ReactNode }) {
  return (
    <span className={classNames(!isSeen && styles.unseen)} aria-hidden={!isSeen || undefined}>
      {children}
    </span>
  );
}

export interface FormErrorProps {
  /** The error of the form as a whole; without it nothing is drawn. */
  children?: ReactNode;
  /** A link to what helps, if there is one. */
  actions?: ReactNode;
  /** Changes with each submit, so that the same words are announced again. */
  attempt?: number;
}

/** The alert of a form, above its button, for errors that belong to no field. */
export function FormError({ children, actions, attempt }: FormErrorProps) {
  if (children === undefined || children === null) return null;
  return (
    <Notice key={attempt} tone="danger" role="alert" actions={actions}>
      {children}
    </Notice>
  );
}
