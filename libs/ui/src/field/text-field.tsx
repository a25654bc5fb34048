import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
> {
  label: string;
  /** The label is shown inside the field. */
  isLabelHidden?: boolean;
  /** `search` gets the browser's clear button. */
  type?: 'text' | 'search';
  /** The value in the address; it does not change text that is being typed. */
  value: string;
  /** Called after each key. */
  onType?: (text: string) => void;
}

/** A line of text that is sent with a form of the page. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, type = 'text', value, onType, className, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Text that was typed before scripts ran stays.
    const isServed = isFirst.current;
    isFirst.current = false;
    if (isServed || input.current === null || input.current === document.activeElement) return;
    input.current.value = value;
  }, [value]);
  return (
    <div className={classNames(styles.field, className)}>
      {!isLabelHidden && (
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
      )}
      <input
        {...(isLabelHidden && { 'aria-label': label, placeholder: label })}
        autoComplete="off"
        {...rest}
        ref={input}
        id={inputId}
        type={type}
        className={styles.input}
        defaultValue={value}
        onInput={onType && ((event) => onType(event.currentTarget.value))}
      />
    </div>
  );
}

export interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string;
  isLabelHidden?: boolean;
  /** A button at the end of the field's line that sends the form. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Number field of a form. The browser applies `min`, `max` and `step`. */
export function NumberField({
  label,
  isLabelHidden = false,
  action,
  className,
  id,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames(styles.field, className)}>
      {!isLabelHidden && (
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
      )}
      <span className={styles.line}>
        <input
          inputMode={rest.step === undefined || rest.step === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...rest}
          id={inputId}
          type="number"
          className={classNames(styles.input, styles.number)}
          aria-label={isLabelHidden ? label : undefined}
        />
        {action}
      </span>
    </div>
  );
}
