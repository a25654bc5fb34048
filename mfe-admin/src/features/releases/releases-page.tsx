import { defineSearch, matching, PageMeta, QueryStates, useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Notice, PageHeader, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { HistoryWindow } from './history-window';
import { ReleasesSkeleton } from './releases-skeleton';
import { ReleasesSummary } from './releases-summary';
import { ReleasesTable } from './releases-table';
import { releasesQuery, type ReleasesBoard } from './releases.queries';
import styles from './releases-page.module.css';

/** The remote whose history is open. */
const releasesSearch = defineSearch({ remote: matching(/^.{1,100}$/) });

const COMMANDS = ['release', 'retire'].map((name) => `npm run portico -- ${name} NAME`);

export function ReleasesPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(releasesQuery());
  const { view, hrefWith } = useSearch(releasesSearch);
  return (
    <>
      <PageMeta title={t('releases.meta.title')} description={t('releases.meta.description')} noindex />
      <PageHeader eyebrow={t('frame.eyebrow')} title={t('releases.title')} lead={t('releases.lead')} />
      <div className={styles.page}>
        <QueryStates
          query={query}
          skeleton={<ReleasesSkeleton />}
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
              {view.remote !== '' && (
                <HistoryWindow name={view.remote} closeHref={hrefWith({ remote: '' })} />
              )}
              <ShellErrors errors={board.shellErrors} />
              <CommandNote />
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

/** The shell is no remote and has no row: it is named where something is wrong with it. */
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

function CommandNote() {
  const t = useTexts('mfe-admin');
  return (
    <p className={styles.note}>
      {t('releases.commands')}
      {COMMANDS.map((command) => (
        <code key={command} dir="ltr">
          {command}
        </code>
      ))}
    </p>
  );
}
