import styles from './steady-text.module.css';

export interface SteadyTextProps {
  /** All texts that can be shown here. */
  texts: readonly string[];
  /** Visible text. */
  text: string;
}

/** Shows one of several texts in a place that fits each of them, so that nothing moves when the text changes. */
export function SteadyText({ texts, text }: SteadyTextProps) {
  return (
    <span className={styles.root}>
      {texts.map((one) => (
        <span
          key={one}
          className={one === text ? undefined : styles.hidden}
          aria-hidden={one === text ? undefined : true}
        >
          {one}
        </span>
      ))}
    </span>
  );
}
