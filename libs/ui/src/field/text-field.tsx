import { useEffect, useId, useRef, type InputHTMLAttributes } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
> {
  label: string;
  /** It stands in the field then. */
  isLabelHidden?: boolean;
  /** A search field has the browser's way to clear it. */
  type?: 'text' | 'search';
  /** The value in the address; it does not change the text while somebody types. */
  value: string;
  /** After each key. */
  onType?: (text: string) => void;
}

/** A line of text that a form of the page sends along. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, type = 'text', value, onType, className, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Text that was typed before the scripts were there stays.
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
