import { CALLBACK_VERDICTS } from '@portico/domain';
import { QueryStates, type SearchLinks, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, PageSkeleton, LinkButton, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { AccountField } from '../../shared/account/account-field';
import { ChosenFilter } from '../../shared/fields/chosen-filter';
import { SitesWindow, useSiteName } from './sites-window';
import {
  sitesQuery,
  type Callback,
  callbacksQuery,
  callbacksSearch,
  type CallbacksView,
  type SiteHealth,
  useReplay,
} from './votes.queries';
import styles from './votes-page.module.css';
import { ListTable, selectChoices } from '@portico/portal-kit/list';
import { useState } from 'react';
import { FormDialog } from '@portico/portal-kit/dialog';
import { useCallbackColumns } from './callback-columns';
import { VerdictBadge } from './verdict-badge';
import callbacksWindowStyles from './callback-columns.module.css';

export function VotesPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(sitesQuery());
  const { hrefWith } = useSearch(callbacksSearch);
  return (
    <>
      <AdminHeader title={t('votes.title')} lead={t('votes.lead')} />
      <div className={styles.page}>
        <QueryStates
          query={query}
          errorTitle={t('votes.sites.error')}
          skeleton={<PageSkeleton height="18rem" isBelowHeader />}
          isEmpty={({ sites }) => sites.length === 0}
          empty={<EmptyState titleLevel={2} title={t('votes.empty.title')} hint={t('votes.empty.text')} />}
        >
          {({ sites }) => (
            <>
              <SitesWindow sites={sites} hrefFor={(callbacks) => hrefWith({ ...callbacks, account: '' })} />
              <CallbacksWindow sites={sites} />
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

function CallbacksWindow({ sites }: { sites: readonly SiteHealth[] }) {
  const t = useTexts('mfe-admin');
  const state = useSearch(callbacksSearch);
  const { view, hrefWith } = state;
  const query = useQuery(callbacksQuery(view));
  const accountName = query.data?.callbacks.find(({ accountId }) => accountId === view.account)?.accountName;
  // Kept here, because a replayed row loses its button while the outcome is shown.
  const [replayed, setReplayed] = useState<Callback>();
  const isNarrowed = view.site !== '' || view.verdict !== undefined || view.account > 0;
  return (
    <>
      <ListTable
        title={t('votes.callbacks.title')}
        icon="scroll"
        query={query}
        list={({ callbacks, pagination }) => ({ rows: callbacks, ...pagination })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(count) => t('votes.callbacks.total', count)}
        filters={<CallbacksFilter {...state} sites={sites} accountName={accountName} />}
        errorTitle={t('votes.callbacks.error')}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'votes.none.title' : 'votes.noCallbacks.title')}
            hint={t(isNarrowed ? 'votes.none.text' : 'votes.noCallbacks.text')}
            actions={
              (isNarrowed || view.page > 1) && (
                <LinkButton href={hrefWith({ site: '', verdict: '', account: '' })}>
                  {t('votes.none.action')}
                </LinkButton>
              )
            }
          />
        }
        columns={useCallbackColumns(sites, setReplayed)}
        rowKey={({ id }) => id}
      />
      {replayed && <ReplayDialog callback={replayed} onClose={() => setReplayed(undefined)} />}
    </>
  );
}

type CallbacksFilterProps = SearchLinks<CallbacksView> & {
  sites: readonly SiteHealth[];
  /** Name of the chosen account, from the rows. */
  accountName: string | null | undefined;
};

function CallbacksFilter({ view, set, sites, accountName }: CallbacksFilterProps) {
  const t = useTexts('mfe-admin');
  const nameOf = useSiteName();
  const known = sites.map((site) => ({ value: site.id, text: nameOf(site) }));
  // Callbacks of removed sites are kept.
  const isKnown = view.site === '' || known.some(({ value }) => value === view.site);
  const gone = isKnown ? [] : [{ value: view.site, text: view.site }];
  return (
    <div className={callbacksWindowStyles.filter}>
      <SelectField
        label={t('votes.column.site')}
        value={view.site}
        anyText={t('votes.filter.all')}
        options={[...known, ...gone]}
        onChange={(site) => set({ site })}
      />
      <SelectField
        {...selectChoices({ view, set }, 'verdict', CALLBACK_VERDICTS, (verdict) =>
          t(`votes.verdict.${verdict}`),
        )}
        label={t('votes.column.verdict')}
        anyText={t('votes.filter.all')}
      />
      <ChosenFilter
        label={t('votes.column.account')}
        chosen={view.account === 0 ? undefined : (accountName ?? `#${view.account}`)}
        field={AccountField}
        onChoose={({ id }) => set({ account: id })}
        onClear={() => set({ account: '' })}
      />
    </div>
  );
}

/** The page renders the dialog, because the button that opened it may go. */
function ReplayDialog({ callback, onClose }: { callback: Callback; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const sending = useReplay(callback.id);
  const { data } = sending;
  const name = callback.accountName ?? `#${callback.accountId ?? '?'}`;
  return (
    <FormDialog
      title={t('votes.replay.title')}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
      submitText={t('votes.replay.confirm')}
      outcome={
        data && (
          <p className={callbacksWindowStyles.outcome}>
            <VerdictBadge verdict={data.verdict} />
            {data.reason !== null && t(`votes.refusal.${data.reason}`)}
          </p>
        )
      }
    >
      <p>{callback.accountId === null ? t('votes.replay.textUnknown') : t('votes.replay.text', { name })}</p>
    </FormDialog>
  );
}
