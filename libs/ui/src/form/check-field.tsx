import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './form.module.css';

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label; left out beside an `aria-label`. */
  children?: ReactNode;
}

/** A checkbox that its label switches too. The class is that of the label. */
export function CheckField({ onChange, className, children, ...rest }: CheckFieldProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
