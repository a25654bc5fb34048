import styles from './captcha-status.module.css';

/** Progress of the puzzle in words. The empty line is there from the start, so nothing moves. */
export function CaptchaStatus({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.status} role="status">
      {text}
    </p>
  );
}
