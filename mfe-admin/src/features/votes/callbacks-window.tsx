import { useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallbackColumns } from './callback-columns';
import { CallbacksFilter } from './callbacks-filter';
import { ReplayDialog } from './replay-dialog';
import { callbacksQuery, callbacksSearch, type Callback, type SiteHealth } from './votes.queries';

export interface CallbacksWindowProps {
  sites: readonly SiteHealth[];
}

/** Callbacks as they came, newest first. */
export function CallbacksWindow({ sites }: CallbacksWindowProps) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith, set } = useSearch(callbacksSearch);
  const query = useQuery(callbacksQuery(view));
  // Kept here, since a row that was replayed loses its button while its outcome is read.
  const [replayed, setReplayed] = useState<Callback>();
  const isNarrowed = view.site !== '' || view.verdict !== undefined;
  return (
    <>
      <ListWindow
        title={t('votes.callbacks.title')}
        icon="scroll"
        query={query}
        list={({ callbacks, pagination }) => ({ rows: callbacks, ...pagination })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(count) => t('votes.callbacks.total', count)}
        filters={<CallbacksFilter view={view} sites={sites} onChange={set} />}
        errorTitle={t('votes.callbacks.error')}
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
        columns={useCallbackColumns({ sites, onReplay: setReplayed })}
        rowKey={({ id }) => id}
        density="comfortable"
      />
      {replayed && <ReplayDialog callback={replayed} onClose={() => setReplayed(undefined)} />}
    </>
  );
}
