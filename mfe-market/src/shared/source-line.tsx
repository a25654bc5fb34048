import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { MINUTE_MS } from '@portico/domain';
import styles from './source-line.module.css';

export interface Sourced {
  source: 'live' | 'database';
  asOf: number;
}

/** Ages with the widest words: the badge has room for them from the start, and nothing beside it moves as time goes on. */
const WIDEST_AGES_MS = [0, 22 * MINUTE_MS, 22 * 60 * MINUTE_MS];

/** Where an answer comes from and, unless it is live, how old it is. */
export function SourceLine({ source, asOf }: Sourced) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  if (source === 'live') {
    return (
      <Badge tone="good" icon="check" title={format.date(asOf)}>
        {t('source.live')}
      </Badge>
    );
  }
  const text = t('source.database', { time: format.relativeTime(asOf) });
  const widest = WIDEST_AGES_MS.map((age) =>
    t('source.database', { time: format.relativeTime(asOf, asOf + age) }),
  );
  return (
    <Badge tone="info" icon="clock" title={format.date(asOf)}>
      <span className={styles.steady}>
        <span>{text}</span>
        {widest.map((one) => (
          <span key={one} className={styles.widest} aria-hidden="true">
            {one}
          </span>
        ))}
      </span>
    </Badge>
  );
}
