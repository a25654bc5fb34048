import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, LinkButton, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHistoryColumns } from './history-columns';
import { historyQuery, type KeptRelease, type ReleaseHistory, type ReleaseWay } from './releases.queries';
import { RollbackDialog } from './rollback-dialog';
import { RollbackList } from './rollback-list';
import styles from './history-window.module.css';

const COLUMNS = ['30%', '18%', '18%', '14%', '20%'];

export interface HistoryWindowProps {
  name: string;
  /** Of the board without it. */
  closeHref: string;
}

/** Versions of one remote that are kept, and the way back to each. */
export function HistoryWindow({ name, closeHref }: HistoryWindowProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(historyQuery(name));
  return (
    <Window
      title={t('releases.history.title', { name })}
      icon="clock"
      isFlush
      actions={
        <LinkButton size="small" icon="close" href={closeHref}>
          {t('releases.history.close')}
        </LinkButton>
      }
    >
      <QueryStates
        query={query}
        errorTitle={t('releases.history.error')}
        skeleton={<SkeletonTable rows={4} columns={COLUMNS} />}
        notFound={
          <EmptyState title={t('releases.history.unknown')} hint={t('releases.history.unknownHint')} />
        }
      >
        {(history) => <History key={name} history={history} />}
      </QueryStates>
    </Window>
  );
}

function History({ history }: { history: ReleaseHistory }) {
  const t = useTexts('mfe-admin');
  // The row that was chosen loses its button while its outcome is read.
  const [chosen, setChosen] = useState<{ from: string | null; to: string; way: ReleaseWay }>();
  const current = history.versions.find(({ isInService }) => isInService);
  const wayTo = ({ builtAt }: KeptRelease) =>
    (builtAt ?? 0) > (current?.builtAt ?? Infinity) ? 'rollForward' : 'rollback';
  const choose = (release: KeptRelease) =>
    setChosen({ from: current?.version ?? null, to: release.version, way: wayTo(release) });
  return (
    <>
      <DataTable
        caption={t('releases.history.title', { name: history.name })}
        columns={useHistoryColumns(wayTo, choose)}
        rows={history.versions}
        rowKey={({ version }) => version}
        isRowMarked={({ isInService }) => isInService}
        density="comfortable"
      />
      <section className={styles.past} aria-label={t('releases.past.title')}>
        <h3>{t('releases.past.title')}</h3>
        <RollbackList rollbacks={history.rollbacks} />
      </section>
      {chosen && <RollbackDialog name={history.name} {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
