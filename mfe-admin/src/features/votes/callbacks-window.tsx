import { ListPages } from '@portico/game-ui';
import { QueryStates, useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, LinkButton, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallbackColumns } from './callback-columns';
import { CallbacksFilter } from './callbacks-filter';
import { ReplayDialog } from './replay-dialog';
import {
  callbacksQuery,
  callbacksSearch,
  type Callback,
  type CallbackLog,
  type SiteHealth,
} from './votes.queries';
import styles from './callbacks-window.module.css';

const ROWS = 12;
const COLUMNS = ['16%', '14%', '18%', '14%', '10%', '28%'];

export interface CallbacksWindowProps {
  sites: readonly SiteHealth[];
}

/** Callbacks as they came, newest first. */
export function CallbacksWindow({ sites }: CallbacksWindowProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { view, hrefWith, set } = useSearch(callbacksSearch);
  const query = useQuery(callbacksQuery(view));
  // Kept here, since a row that was replayed loses its button while its outcome is read.
  const [replayed, setReplayed] = useState<Callback>();
  const { total = 0, pages = 0 } = query.data?.pagination ?? {};
  const isNarrowed = view.site !== '' || view.verdict !== undefined;
  return (
    <Window
      title={t('votes.callbacks.title')}
      icon="scroll"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      actions={
        <span className={styles.total} role="status">
          {query.data && t('votes.callbacks.total', { count: total, formatted: number(total) })}
        </span>
      }
      footer={
        pages > 1 &&
        view.page <= pages && (
          <ListPages
            page={view.page}
            pages={pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) => (text === 'label' ? t('votes.pages') : t(`pages.${text}`, numbers))}
          />
        )
      }
    >
      <CallbacksFilter view={view} sites={sites} onChange={set} />
      <QueryStates
        query={query}
        errorTitle={t('votes.callbacks.error')}
        skeleton={<SkeletonTable rows={ROWS} columns={COLUMNS} />}
        isEmpty={({ callbacks }) => callbacks.length === 0}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'votes.none.title' : 'votes.noCallbacks.title')}
            hint={t(isNarrowed ? 'votes.none.text' : 'votes.noCallbacks.text')}
            actions={
              (isNarrowed || view.page > 1) && (
                <LinkButton href={hrefWith({ site: '', verdict: '', page: 1 })}>
                  {t('votes.none.action')}
                </LinkButton>
              )
            }
          />
        }
      >
        {(log) => <CallbackTable log={log} sites={sites} onReplay={setReplayed} />}
      </QueryStates>
      {replayed && <ReplayDialog callback={replayed} onClose={() => setReplayed(undefined)} />}
    </Window>
  );
}

interface CallbackTableProps extends CallbacksWindowProps {
  log: CallbackLog;
  onReplay: (callback: Callback) => void;
}

function CallbackTable({ log, ...rest }: CallbackTableProps) {
  const t = useTexts('mfe-admin');
  return (
    <DataTable
      caption={t('votes.callbacks.title')}
      columns={useCallbackColumns(rest)}
      rows={log.callbacks}
      rowKey={({ id }) => id}
      density="comfortable"
    />
  );
}
