import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '@portico/ui/base';
import { FieldFrame, useFieldIds } from './field-frame';
import styles from './form.module.css';

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** For ids or rows of a table: monospaced, left to right in every language. */
  isCode?: boolean;
}

/** A text of several lines in a form. */
export function TextAreaField({ label, hint, error, isCode, className, id, ...rest }: TextAreaFieldProps) {
  const { inputId, ...described } = useFieldIds(id, { hint, error }, rest['aria-describedby']);
  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} className={className}>
      <textarea
        {...(isCode && { dir: 'ltr', spellCheck: false, autoComplete: 'off' })}
        {...rest}
        {...described}
        id={inputId}
        className={classNames(styles.input, styles.area, isCode && styles.mono)}
      />
    </FieldFrame>
  );
}
