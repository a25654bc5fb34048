import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, useFieldIds } from './field-frame';
import styles from './form.module.css';

export interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string;
  type?: 'text' | 'email' | 'datetime-local';
  /** A hint, shown while there is no error. */
  hint?: ReactNode;
  /** The field's error, shown in place of the hint. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A line of text in a form. The browser holds what is typed and react-hook-form reads it (`register`); with a `value` the page holds it.
 */
export function FormField({
  label,
  type = 'text',
  hint,
  error,
  className,
  id,
  ref,
  ...rest
}: FormFieldProps) {
  const { inputId, ...described } = useFieldIds(id, { hint, error }, rest['aria-describedby']);
  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} className={className}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...described}
        ref={ref}
        id={inputId}
        type={type}
        className={styles.input}
      />
    </FieldFrame>
  );
}
