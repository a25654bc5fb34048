import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile } from '@portico/ui';
import { useFileSize } from './file-size';
import type { ReleasesBoard } from './releases.queries';
import styles from './releases-page.module.css';

/** The board in four numbers. */
export function ReleasesSummary({ board: { remotes, shellErrors } }: { board: ReleasesBoard }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const sizeOf = useFileSize();
  const healthy = remotes.filter(({ health }) => health.code === 'ok').length;
  const bytes = remotes.reduce((total, remote) => total + (remote.brotliBytes ?? 0), 0);
  const errors = [shellErrors, ...remotes.map((remote) => remote.errors)];
  const errorCount = errors.reduce((total, reported) => total + (reported?.count ?? 0), 0);
  const latest = Math.max(...remotes.map(({ since }) => since));
  return (
    <StatRow className={styles.summary}>
      <StatTile icon="settings" label={t('releases.summary.remotes')} value={format.number(remotes.length)} />
      <StatTile icon="heart" label={t('releases.summary.healthy')} value={format.number(healthy)} />
      {shellErrors !== null && (
        <StatTile icon="warning" label={t('releases.summary.errors')} value={format.number(errorCount)} />
      )}
      <StatTile
        icon="download"
        label={t('releases.summary.size')}
        value={<bdi dir="ltr">{sizeOf(bytes)}</bdi>}
      />
      <StatTile
        icon="clock"
        label={t('releases.summary.latest')}
        value={<span className={styles.words}>{format.relativeTime(latest)}</span>}
      />
    </StatRow>
  );
}
