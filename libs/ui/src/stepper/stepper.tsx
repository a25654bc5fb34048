import { Button, IconButton } from '@portico/ui/base';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FieldFrame, useFieldIds } from '../form/field-frame';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  /** Undefined while the typed text is no whole number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** 1 by default. */
  min?: number;
  /** Highest useful value. More can be typed, and the page says why it is refused. */
  max: number;
  texts: { decrease: string; increase: string; max: string };
  /** At the end of the label's line. */
  note?: string | undefined;
  hint?: ReactNode;
  /** The value's error, in place of the hint. */
  error?: string | undefined;
  /** Cannot be changed while it is being sent. */
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Change of the value by each key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number with buttons for less, more and the maximum; it can be typed too. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 1, max, texts, note, hint, error, isReadOnly = false, ref } = props;
  const { inputId, ...described } = useFieldIds(undefined, { hint, error });
  const [typed, setTyped] = useState('');
  // Typed text stays as it is while it has the same value; buttons replace it.
  const text = readWholeNumber(typed) === value ? typed : String(value ?? '');

  const isAt = (bound: number) => isReadOnly || max < min || value === bound;
  const set = (next: number) => {
    if (isReadOnly || max < min) return;
    const bounded = Math.min(Math.max(next, min), max);
    setTyped(String(bounded));
    if (bounded !== value) onChange(bounded);
  };
  const add = (amount: number) => set(value === undefined ? min : value + amount);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    add(step);
  };

  return (
    <FieldFrame label={label} inputId={inputId} hint={hint} error={error} note={note}>
      <div className={styles.line}>
        <div className={styles.box}>
          <IconButton
            icon="minus"
            label={texts.decrease}
            className={styles.step}
            aria-controls={inputId}
            aria-disabled={isAt(min) || undefined}
            onClick={() => add(-1)}
          />
          <input
            {...described}
            ref={ref}
            id={inputId}
            className={styles.input}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={Math.max(min, max)}
            readOnly={isReadOnly}
            value={text}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKey}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(readWholeNumber(target.value));
            }}
          />
          <IconButton
            icon="plus"
            label={texts.increase}
            className={styles.step}
            aria-controls={inputId}
            aria-disabled={isAt(max) || undefined}
            onClick={() => add(1)}
          />
        </div>
        <Button className={styles.max} aria-disabled={isAt(max) || undefined} onClick={() => set(max)}>
          {texts.max}
        </Button>
      </div>
    </FieldFrame>
  );
}

const PLAIN = /^\d{1,15}$/;
const GROUPED = /^\d{1,3}(?:([,.'’ ])\d{3})(?:\1\d{3}){0,3}$/;

/** Reads a whole number as it is typed or pasted: `1500`, `1,500`, `１５００`. Undefined for anything else, also fractions. */
export function readWholeNumber(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim();
  if (PLAIN.test(typed)) return Number(typed);
  return GROUPED.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined;
}
