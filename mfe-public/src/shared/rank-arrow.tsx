import { useFormat, type Answer } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import styles from './rank-arrow.module.css';

type RankChange = NonNullable<Answer<'/api/rankings/{id}'>['rankChange']>;

/** How far someone has come since yesterday, drawn; in words also since last week. */
export function RankArrow({ change: { day, week } }: { change: RankChange }) {
  const t = useTexts('mfe-public');
  const signed = useSigned();
  const words = [
    ...(day === null ? [] : [t('rankChange.day', { change: signed(day) })]),
    ...(week === null ? [] : [t('rankChange.week', { change: signed(week) })]),
  ].join('. ');
  return (
    <span className={styles.root} title={words}>
      <Arrow places={day ?? 0} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** One change with its sign and its arrow: `▲2`, `▼1`; nothing for none. */
function Arrow({ places }: { places: number }) {
  const format = useFormat();
  if (places === 0) return null;
  return (
    <bdi dir="ltr" className={places > 0 ? styles.up : styles.down} aria-hidden="true">
      {places > 0 ? '▲' : '▼'}
      {format.number(Math.abs(places))}
    </bdi>
  );
}

/** `+2`, `−1`, `0`, in one direction wherever it stands. */
export function useSigned(): (places: number) => string {
  const format = useFormat();
  return (places) => {
    const sign = places > 0 ? '+' : places < 0 ? '\u2212' : '';
    return `\u2066${sign}${format.number(Math.abs(places))}\u2069`;
  };
}
