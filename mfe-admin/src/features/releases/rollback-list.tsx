import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import { Moment } from './moment';
import type { PastRollback } from './releases.queries';
import { Version } from './version';
import styles from './history-window.module.css';

/** Who rolled back, from where to where, and why; newest first. */
export function RollbackList({ rollbacks }: { rollbacks: readonly PastRollback[] }) {
  const t = useTexts('mfe-admin');
  if (rollbacks.length === 0) return <p className={styles.soft}>{t('releases.past.none')}</p>;
  return (
    <ol className={styles.list}>
      {rollbacks.map((rollback) => (
        <li key={`${rollback.at} ${rollback.to}`} className={styles.entry}>
          <FromTo {...rollback} />
          <span className={styles.reason}>
            <bdi dir="auto">{rollback.reason}</bdi>
          </span>
          <span className={styles.soft}>
            <bdi>{rollback.by ?? t('releases.past.unknown')}</bdi> · <Moment time={rollback.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From the one version to the other; a remote that was retired came from none. */
export function FromTo({ from, to }: { from: string | null; to: string }) {
  const t = useTexts('mfe-admin');
  return (
    <span className={styles.versions}>
      {from === null ? <span>{t('releases.past.retired')}</span> : <Version version={from} />}
      <Icon name="arrowEnd" size={16} />
      <Version version={to} />
    </span>
  );
}
