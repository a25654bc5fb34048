import styles from './matched-text.module.css';

const NONE: readonly number[][] = [];

export interface MatchedTextProps {
  text: string;
  /** Ranges that a search matched, `[from, to)` in order; none outside a search. */
  matches?: readonly (readonly number[])[];
}

export function MatchedText({ text, matches = NONE }: MatchedTextProps) {
  const last = matches.at(-1)?.[1] ?? 0;
  return (
    <>
      {matches.map(([from = 0, to = 0], index) => (
        <span key={from}>
          {text.slice(matches[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.match}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </>
  );
}
