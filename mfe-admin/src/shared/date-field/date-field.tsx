import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import styles from './date-field.module.css';

export interface DateFieldProps {
  label: string;
  /** A day, `2026-01-31`, or a minute, `2026-01-31T18:30`. */
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** So long after the last key a date is one: its year is typed figure by figure, and each is a year. */
const SETTLED_AFTER_MS = 700;
const FIRST_YEAR = 2000;

/** The browser's own field for a day, or for a minute where that is what stands in it. */
export function DateField({ label, value, disabled, onChange }: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);

  const settle = () => {
    clearTimeout(timer.current);
    const element = input.current;
    if (element === null || element.value === value) return;
    if (Number(element.value.slice(0, 4)) >= FIRST_YEAR) onChange(element.value);
    else element.value = value;
  };
  const settleLater = (event: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
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
        onInput={settleLater}
        onBlur={settle}
        onKeyDown={settleAtEnter}
      />
    </div>
  );
}
