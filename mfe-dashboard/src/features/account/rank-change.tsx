import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import type { OverviewCharacter } from './account.queries';
import styles from './rank-change.module.css';

export interface RankChangeProps {
  change: OverviewCharacter['rankChange'];
  /** Without room for words, screen readers still hear them; the arrow shows the number. */
  isShort?: boolean;
}

/** How far a character has come in the ranking since yesterday: an arrow, and words. */
export function RankChange({ change, isShort = false }: RankChangeProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const places = change?.day ?? null;
  if (places === null) return null;
  const formatted = format.number(Math.abs(places));
  const kind = places > 0 ? 'up' : places < 0 ? 'down' : 'same';
  const words = t(`characters.change.${kind}`, { places: formatted });
  return (
    <span className={classNames(styles.change, styles[kind], isShort && styles.short)} title={words}>
      {kind !== 'same' && (
        <bdi dir="ltr" aria-hidden="true" className={styles.arrow}>
          {kind === 'up' ? '▲' : '▼'}
          <span className={styles.places}>{formatted}</span>
        </bdi>
      )}
      <span className={styles.words}>{words}</span>
    </span>
  );
}
