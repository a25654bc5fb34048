import { useId, type ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './form.module.css';

interface Messages {
  hint?: ReactNode;
  error?: string | undefined;
}

export interface FieldFrameProps extends Messages {
  label: string;
  inputId: string;
  /** Text at the end of the label's line, where it moves nothing. */
  note?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, a line of words below, always there: an error that appears must not move the button that is being pressed. */
export function FieldFrame({ label, inputId, hint, error, note, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.labelLine}>
        <label htmlFor={inputId}>{label}</label>
        <span className={styles.note} role="status">
          {note}
        </span>
      </div>
      {children}
      <div className={styles.words}>
        {/* Present while empty, so that its text is announced. */}
        <p id={errorIdOf(inputId)} className={styles.error} aria-live="polite">
          {error}
        </p>
        {hint !== undefined && error === undefined && <p id={hintIdOf(inputId)}>{hint}</p>}
      </div>
    </div>
  );
}

const errorIdOf = (inputId: string) => `${inputId}-error`;
const hintIdOf = (inputId: string) => `${inputId}-hint`;

/** Returns the id of a field and the attributes that link it to the words below it. */
export function useFieldIds(id: string | undefined, { hint, error }: Messages, describedBy?: string) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return {
    inputId,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': classNames(
      describedBy,
      error !== undefined && errorIdOf(inputId),
      hint !== undefined && error === undefined && hintIdOf(inputId),
    ),
  };
}
