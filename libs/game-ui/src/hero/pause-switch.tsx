import styles from './pause-switch.module.css';

export interface PauseSwitchProps {
  label: string;
  /** Called for animations made by scripts. CSS animations stop without it. */
  onChange?: (isPaused: boolean) => void;
}

/** Stops the animations of the picture before it. */
export function PauseSwitch({ label, onChange }: PauseSwitchProps) {
  return (
    <label className={styles.pause} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path className={styles.stop} d="M8 6v12M16 6v12" />
        <path className={styles.go} d="M8 5l11 7-11 7z" />
      </svg>
    </label>
  );
}
