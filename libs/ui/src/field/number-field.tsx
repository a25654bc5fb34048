import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './field.module.css';

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
