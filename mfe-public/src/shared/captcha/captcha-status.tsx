import styles from './captcha-status.module.css';

/** How far the puzzle is, in words; its line is there from the start. */
export function CaptchaStatus({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.status} role="status">
      {text}
    </p>
  );
}
