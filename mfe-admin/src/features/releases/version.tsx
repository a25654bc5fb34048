import styles from './version.module.css';

/** Name of a release, as commands take it. */
export function Version({ version }: { version: string }) {
  return (
    <code className={styles.root} dir="ltr">
      {version}
    </code>
  );
}
