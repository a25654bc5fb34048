import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '@portico/ui/base';
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

/** A line of text in a form. react-hook-form reads what the browser holds (`register`); with a `value` the page holds it. */
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

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label; omitted if there is an `aria-label`. */
  children?: ReactNode;
}

/** A checkbox with a label that toggles it too. The class is that of the label. */
export function CheckField({ onChange, className, children, ...rest }: CheckFieldProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}

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
