import { PageMeta, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { RankingsEmpty } from './rankings-empty';
import { RankingsFilter } from './rankings-filter';
import { needsFooter, RankingsFooter } from './rankings-footer';
import { RankingsPastEnd } from './rankings-past-end';
import { useRankingsView } from './rankings-state';
import { RankingsTable } from './rankings-table';
import { rankingsQuery } from './rankings.queries';
import styles from './rankings-page.module.css';

export function RankingsPage() {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { view, hrefWith, set } = useRankingsView();
  const query = useQuery(rankingsQuery(view));
  const total = query.data?.pagination.totalItems;
  const pagesInAll = query.data?.pagination.totalPages ?? 0;
  const count = total === undefined ? undefined : { count: total, formatted: format.number(total) };
  const found =
    view.search === ''
      ? 'rankings.list.total'
      : total === 0
        ? 'rankings.search.none'
        : 'rankings.search.found';

  return (
    <>
      <PageMeta title={t('rankings.meta.title')} description={t('rankings.meta.description')} />
      <PageHeader title={t('rankings.title')} lead={t('rankings.lead')} />
      <RankingsFilter view={view} hrefWith={hrefWith} onChange={set} />
      <Window
        title={t('rankings.list.title')}
        icon="crown"
        isFlush
        className={query.isPlaceholderData ? styles.waiting : undefined}
        actions={
          <span className={styles.total} role="status">
            {count && t(found, { ...count, term: view.search })}
          </span>
        }
        footer={
          query.data !== undefined && needsFooter(view.page, query.data) ? (
            <RankingsFooter page={view.page} data={query.data} hrefFor={(page) => hrefWith({ page })} />
          ) : undefined
        }
      >
        <QueryStates
          query={query}
          skeleton={<SkeletonTable rows={20} columns={['4rem', '30%', '10%', '25%', '10%', '20%']} />}
          isEmpty={(data) => data.players.length === 0}
          empty={
            pagesInAll > 0 && view.page > pagesInAll ? (
              <RankingsPastEnd
                page={view.page}
                pages={pagesInAll}
                lastHref={hrefWith({ page: pagesInAll })}
              />
            ) : (
              <RankingsEmpty view={view} allHref={hrefWith({ page: 1, job: 'all', search: '' })} />
            )
          }
        >
          {(data) => <RankingsTable players={data.players} view={view} hrefWith={hrefWith} />}
        </QueryStates>
      </Window>
    </>
  );
}
