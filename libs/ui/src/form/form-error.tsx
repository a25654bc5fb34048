import type { ReactNode } from 'react';
import { Notice } from '@portico/ui/base';

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
