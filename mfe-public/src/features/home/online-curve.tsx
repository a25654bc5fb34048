import { useTexts } from '@portico/i18n';
import styles from './now-section.module.css';

const HEIGHT = 40;

/** How many played in the last day, as a line with its area; gaps where nothing was counted. */
export function OnlineCurve({ counts }: { counts: readonly (number | null)[] }) {
  const t = useTexts('mfe-public');
  const highest = Math.max(1, ...counts.map((count) => count ?? 0));
  const y = (count: number) => (HEIGHT - 2 - (count / highest) * (HEIGHT - 6)).toFixed(1);
  let line = '';
  let area = '';
  counts.forEach((count, x) => {
    if (count === null) return;
    line += `${(counts[x - 1] ?? null) === null ? 'M' : 'L'}${x} ${y(count)}h1`;
    area += `M${x} ${HEIGHT}V${y(count)}h1.1V${HEIGHT}z`;
  });
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('home.now.curve')}
      >
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{t('home.now.day')}</span>
        <span>{t('home.now.now')}</span>
      </figcaption>
    </figure>
  );
}
