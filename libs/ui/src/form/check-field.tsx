import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './form.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label; omitted if there is an `aria-label`. */
  children?: ReactNode;
}

/** A checkbox with a label that toggles it too. The class is that of the label. */
export function CheckField({ onChange, className, children, ...rest }: CheckFieldProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
