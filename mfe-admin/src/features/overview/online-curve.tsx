import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import styles from './control-room.module.css';
import { activityQuery } from './overview.queries';

const HEIGHT = 24;

/** Players online over the last 24 hours as a line with gaps, and the peak of today in words. */
export function OnlineCurve() {
  const t = useTexts('mfe-admin');
  const { data } = useQuery(activityQuery());
  const { curve = [], peak = null } = data?.online ?? {};
  const most = Math.max(1, ...curve.map((players) => players ?? 0));
  return (
    <div className={styles.curve}>
      <svg
        viewBox={`0 0 ${Math.max(1, curve.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('overview.now.curve')}
      >
        {curve.map(
          (players, index) =>
            players !== null && (
              <rect
                key={index}
                x={index}
                width={0.8}
                y={HEIGHT * (1 - players / most)}
                height={(HEIGHT * players) / most}
              />
            ),
        )}
      </svg>
      <span className={styles.peak}>{peak === null ? null : t('overview.now.peak', { count: peak })}</span>
    </div>
  );
}
