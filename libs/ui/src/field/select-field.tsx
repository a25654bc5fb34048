import { useId, type ChangeEvent, type SelectHTMLAttributes } from 'react';
import { classNames, Icon, VisuallyHidden } from '@portico/ui/base';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  text: string;
}

export interface SelectFieldProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'children'
> {
  label: string;
  options: readonly SelectOption[];
  /** The first option, which means no choice: its value is ''. */
  anyText?: string;
  onChange?: (value: string) => void;
  isLabelHidden?: boolean;
}

/** The native select: phones show their own wheel, and the keyboard searches. */
export function SelectField({
  label,
  options,
  anyText,
  onChange,
  isLabelHidden,
  className,
  id,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const change = onChange && ((event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value));
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={selectId} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.selectBox}>
        <select autoComplete="off" {...rest} id={selectId} className={styles.select} onChange={change}>
          {anyText !== undefined && <option value="">{anyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} className={styles.selectIcon} />
      </div>
    </div>
  );
}
