import { SoftText } from '@portico/ui';
import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Its state in words. */
  state: string;
  isOn: boolean;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, state, isOn, isPending, onChange }: SwitchProps) {
  const labelId = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-busy={isPending || undefined}
      onClick={() => {
        if (!isPending) onChange(!isOn);
      }}
    >
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <SoftText as="span">{state}</SoftText>
      </span>
    </button>
  );
}
