import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@portico/ui/base';
import { FieldFrame, useFieldIds } from './field-frame';
import styles from './form.module.css';

export interface CodeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children' | 'value' | 'autoComplete'
> {
  label: string;
  /** Digits only, as apps show them; else letters too, as in recovery codes. */
  isNumeric?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A code for one use. Apps and mails write spaces, which are removed while it is typed or pasted. */
export function CodeField(props: CodeFieldProps) {
  const { label, isNumeric = true, hint, error, className, id, ref, onChange, ...rest } = props;
  const { inputId, ...described } = useFieldIds(id, { hint, error }, rest['aria-describedby']);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    removeSpaces(event.target);
    onChange?.(event);
  };
  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} className={className}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode={isNumeric ? 'numeric' : 'text'}
        dir="ltr"
        {...rest}
        {...described}
        ref={ref}
        id={inputId}
        type="text"
        autoComplete="one-time-code"
        className={classNames(styles.input, styles.code)}
        onChange={change}
      />
    </FieldFrame>
  );
}

function removeSpaces(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const without = value.replaceAll(/\s/gu, '');
  if (without === value) return;
  const caret = value.slice(0, selectionStart ?? value.length).replaceAll(/\s/gu, '').length;
  input.value = without;
  input.setSelectionRange(caret, caret);
}
