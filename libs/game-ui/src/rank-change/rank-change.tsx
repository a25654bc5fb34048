import { kitText, useFormat } from '@portico/portal-kit';
import { classNames } from '@portico/ui';
import styles from './rank-change.module.css';

type Since = 'day' | 'week';

export interface RankChangeProps {
  /** Places climbed, negative if fallen; null if unknown. */
  change: Readonly<Record<Since, number | null>> | null;
  since?: Since;
  /** For narrow places: the arrow shows the number and only screen readers get words; always, or on tablets and phones. */
  short?: 'always' | 'narrow';
}

/** Change of a rank: an arrow, the number, and words. */
export function RankChange({ change, since = 'day', short }: RankChangeProps) {
  const format = useFormat();
  const told = (short === 'always' ? (['day', 'week'] as const) : [since]).flatMap((span) => {
    const places = change?.[span] ?? null;
    if (places === null) return [];
    const formatted = format.number(Math.abs(places));
    const kind = places > 0 ? 'up' : places < 0 ? 'down' : 'same';
    return [
      { span, kind, formatted, words: kitText(`kit.rank.${span}.${kind}`, { places: formatted }) },
    ] as const;
  });
  if (told.length === 0) return null;
  const words = told.map((one) => one.words).join('. ');
  const drawn = told.find(({ span, kind }) => span === since && kind !== 'same');
  return (
    <span
      className={classNames(styles.change, drawn && styles[drawn.kind], short && styles[short])}
      title={words}
    >
      {drawn && (
        <bdi dir="ltr" aria-hidden="true" className={styles.arrow}>
          {drawn.kind === 'up' ? '▲' : '▼'}
          <span className={styles.places}>{drawn.formatted}</span>
        </bdi>
      )}
      <span className={styles.words}>{words}</span>
    </span>
  );
}
