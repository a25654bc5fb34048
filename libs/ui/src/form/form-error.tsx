import type { ReactNode } from 'react';
import { Notice } from '@portico/ui/base';

export interface FormErrorProps {
  /** The error of the form as a whole; nothing is drawn without. */
  children?: ReactNode;
  /** The way on, where there is one: a link. */
  actions?: ReactNode;
  /** Another one each time that it is sent: the same words are then announced again. */
  attempt?: number;
}

/** The single alert of a form, above its button, for errors that belong to no field. */
export function FormError({ children, actions, attempt }: FormErrorProps) {
  if (children === undefined || children === null) return null;
  return (
    <Notice key={attempt} tone="danger" role="alert" actions={actions}>
      {children}
    </Notice>
  );
}
