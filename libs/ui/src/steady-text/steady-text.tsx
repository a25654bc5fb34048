import styles from './steady-text.module.css';

export interface SteadyTextProps {
  /** All that may stand here. */
  texts: readonly string[];
  /** Visible text. */
  text: string;
}

/** One of several texts in a place that fits each of them: nothing around it moves when another takes its place. */
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
