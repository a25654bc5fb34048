import { useId, type ReactNode } from 'react';
import styles from './choice-field.module.css';

export interface Choice<Value extends string> {
  value: Value;
  text: ReactNode;
  /** Smaller text below: what the choice costs. */
  detail?: ReactNode;
  /** In front of the text. */
  picture?: ReactNode;
}

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Cannot be changed while it is being sent. */
  isReadOnly?: boolean;
  className?: string;
}

/** A choice of a few options, all visible: radio buttons drawn as plates side by side. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange, isReadOnly = false, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={isReadOnly && choice.value !== value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture}
            <span className={styles.words}>
              <span className={styles.text}>{choice.text}</span>
              {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
