import { useTexts } from '@portico/i18n';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from './date-field.module.css';

export interface DateFieldProps {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Pause after the last key: a year is typed digit by digit, and each digit gives a valid date. */
const SETTLED_AFTER_MS = 700;
const FIRST_YEAR = 2000;

export function DateField({ label, value, disabled, onChange }: DateFieldProps) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
    setIsEmpty(false);
  }, [value]);

  const settle = () => {
    clearTimeout(timer.current);
    const element = input.current;
    if (element === null || element.value === value) return;
    setIsEmpty(element.value === '');
    if (Number(element.value.slice(0, 4)) >= FIRST_YEAR) onChange(element.value);
    else if (element.value !== '') element.value = value;
  };
  const settleLater = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    setIsEmpty(event.currentTarget.value === '' && !event.currentTarget.validity.badInput);
    const isWhole = Number(event.currentTarget.value.slice(0, 4)) >= FIRST_YEAR;
    if (isWhole) timer.current = setTimeout(settle, SETTLED_AFTER_MS);
  };
  const settleAtEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <div className={styles.dateField}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type={value.includes('T') ? 'datetime-local' : 'date'}
        className={styles.date}
        defaultValue={value}
        min={`${FIRST_YEAR}-01-01${value.includes('T') ? 'T00:00' : ''}`}
        max={`2999-12-31${value.includes('T') ? 'T23:59' : ''}`}
        required
        disabled={disabled}
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        onInput={settleLater}
        onBlur={settle}
        onKeyDown={settleAtEnter}
      />
      {isEmpty && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {t('dateField.required')}
        </p>
      )}
    </div>
  );
}
