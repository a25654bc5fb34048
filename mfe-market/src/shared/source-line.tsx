import { useFormat, usePortal, useSecond } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { MINUTE_MS, timeFromNow, SECOND_MS } from '@portico/domain';
import styles from './source-line.module.css';

export interface Sourced {
  source: 'live' | 'database';
  asOf: number;
}

/** Ages with the longest texts; Hebrew has words for two. The badge is wide enough for them from the start, so that nothing moves. */
const WIDEST_SECONDS = [0, 2, 22];
const WIDEST_AGES_MS = [0, 22 * MINUTE_MS, 2 * 60 * MINUTE_MS, 22 * 60 * MINUTE_MS];

/** Source of an answer, and its age. */
export function SourceLine({ source, asOf }: Sourced) {
  return source === 'live' ? <LiveLine asOf={asOf} /> : <DatabaseLine asOf={asOf} />;
}

function LiveLine({ asOf }: Pick<Sourced, 'asOf'>) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const { language } = usePortal();
  const second = useSecond();
  const inSeconds = (seconds: number) =>
    t('source.live', { time: timeFromNow(language, -seconds, 'second') });
  const seconds = Math.max(0, Math.round((second - asOf) / SECOND_MS));
  const text = seconds < 60 ? inSeconds(seconds) : t('source.live', { time: format.relativeTime(asOf) });
  return (
    <Badge tone="good" icon="check" title={format.date(asOf)}>
      <Steady at={asOf} text={text} widest={WIDEST_SECONDS.map(inSeconds)} />
    </Badge>
  );
}

function DatabaseLine({ asOf }: Pick<Sourced, 'asOf'>) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const widest = WIDEST_AGES_MS.map((age) =>
    t('source.database', { time: format.relativeTime(asOf, asOf + age) }),
  );
  return (
    <Badge tone="info" icon="clock" title={format.date(asOf)}>
      <Steady at={asOf} text={t('source.database', { time: format.relativeTime(asOf) })} widest={widest} />
    </Badge>
  );
}

/** A text in a box as wide as the widest of the texts. */
function Steady({ at, text, widest }: { at: number; text: string; widest: readonly string[] }) {
  return (
    <span className={styles.steady}>
      <time dateTime={new Date(at).toISOString()}>{text}</time>
      {widest.map((one) => (
        <span key={one} className={styles.widest} aria-hidden="true">
          {one}
        </span>
      ))}
    </span>
  );
}
