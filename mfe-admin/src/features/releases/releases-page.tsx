import { defineSearch, matching, QueryStates, useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Notice, PageSkeleton, StatRow, StatTile, Window, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { CanaryWindow } from './canary-window';
import { HistoryWindow } from './history-window';
import { useFileSize } from './release-cells';
import { ReleasesTable } from './releases-table';
import { type ReleasesBoard, releasesQuery } from './releases.queries';
import styles from './releases-page.module.css';

const releasesSearch = defineSearch({ remote: matching(/^.{1,100}$/) });

const COMMANDS = ['release', 'retire'].map((name) => `npm run portico -- ${name} NAME`);

export function ReleasesPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(releasesQuery());
  const { view, hrefWith } = useSearch(releasesSearch);
  return (
    <>
      <AdminHeader title={t('releases.title')} lead={t('releases.lead')} />
      <Stack gap={3}>
        <QueryStates
          query={query}
          // Same height as the board, so that the footer does not jump.
          skeleton={<PageSkeleton height="24rem" isBelowHeader className={styles.root} />}
          isEmpty={({ remotes }) => remotes.length === 0}
          empty={
            <EmptyState titleLevel={2} title={t('releases.empty.title')} hint={t('releases.empty.text')} />
          }
        >
          {(board) => (
            <>
              <ReleasesSummary board={board} />
              <Window title={t('releases.board.title')} icon="settings" isFlush>
                <ReleasesTable remotes={board.remotes} hrefOf={(remote) => hrefWith({ remote })} />
              </Window>
              <CanaryWindow remotes={board.remotes} />
              {view.remote !== '' && (
                <HistoryWindow name={view.remote} closeHref={hrefWith({ remote: '' })} />
              )}
              <ShellErrors errors={board.shellErrors} />
              <p className={styles.note}>
                {t('releases.commands')}
                {COMMANDS.map((command) => (
                  <code key={command} dir="ltr">
                    {command}
                  </code>
                ))}
              </p>
            </>
          )}
        </QueryStates>
      </Stack>
    </>
  );
}

/** The shell has no row: its errors are shown here. */
function ShellErrors({ errors }: { errors: ReleasesBoard['shellErrors'] }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  if (errors === null || errors.count === 0) return null;
  return (
    <Notice tone="danger" title={t('releases.errors.shell', { number: format.number(errors.count) })}>
      {errors.message !== null && (
        <p className={styles.message} dir="auto">
          {errors.message}
        </p>
      )}
    </Notice>
  );
}

function ReleasesSummary({ board: { remotes, shellErrors } }: { board: ReleasesBoard }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const sizeOf = useFileSize();
  const healthy = remotes.filter(({ health }) => health.code === 'ok').length;
  const bytes = remotes.reduce((total, remote) => total + (remote.brotliBytes ?? 0), 0);
  const errors = [shellErrors, ...remotes.map((remote) => remote.errors)];
  const errorCount = errors.reduce((total, reported) => total + (reported?.count ?? 0), 0);
  const latest = Math.max(...remotes.map(({ since }) => since));
  return (
    <StatRow isCompact>
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
      <StatTile icon="clock" label={t('releases.summary.latest')} value={format.relativeTime(latest)} />
    </StatRow>
  );
}
