import { useFormat, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ListWindow } from '@portico/portal-kit/list';
import { EmptyState, LinkButton, RankMedal, type DataColumn } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type Key, type ReactNode } from 'react';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { lazyPart } from '../../shared/lazy-part';
import {
  isGroupView,
  sortsOf,
  type RankingSort,
  type RankingsLinks,
  type RankingsView,
} from './rankings-state';
import { csvAddress } from './rankings.queries';
import styles from './rankings-page.module.css';

const MyRow = lazyPart(() =>
  import(/* webpackChunkName: "rankings-more" */ './my-row').then((module) => module.MyRow),
);

/** Where the server has no value. */
export const ABSENT = '–';

export interface RankingProps {
  view: RankingsView;
  hrefWith: RankingsLinks['hrefWith'];
}

interface RankingAnswer {
  pagination: { page: number; totalItems: number; totalPages: number };
  ranksAsOf: number;
}

export interface RankingWindowProps<Data extends RankingAnswer, Row> extends RankingProps {
  title: string;
  query: UseQueryResult<Data, Error>;
  rows: (data: Data) => readonly Row[];
  rowKey: (row: Row) => Key;
  rankOf: (row: Row) => number | null;
  nameOf: (row: Row) => string;
  /** Stands beside the place. */
  besideRank?: (row: Row) => ReactNode;
  /** Stands over the rows. */
  podium?: (data: Data) => ReactNode;
  /** All but the place, which is the first. */
  columns: readonly DataColumn<Row>[];
  totalText: (total: { count: number }) => string;
}

export function RankingWindow<Data extends RankingAnswer, Row>(props: RankingWindowProps<Data, Row>) {
  const { title, query, rows, rowKey, rankOf, nameOf, columns, totalText, view, hrefWith } = props;
  const t = useTexts('mfe-public');
  const { number, relativeTime } = useFormat();
  // While it waits for another answer, the one before has neither the place nor its page.
  const answer = query.isPlaceholderData ? undefined : query.data;
  const list = useScrollToMarked(view.rank, answer);
  const last = answer?.pagination.totalItems;
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <div ref={list}>
      <ListWindow
        title={title}
        icon="crown"
        actions={<Tools view={view} />}
        query={query}
        list={(data) => {
          const { page, totalItems, totalPages } = data.pagination;
          return { rows: rows(data), page, total: totalItems, pages: totalPages };
        }}
        // The page of a place that was jumped to is in the answer alone.
        page={view.rank === 0 ? view.page : undefined}
        hrefFor={(page) => hrefWith({ page })}
        totalText={totalText}
        skeletonRows={20}
        empty={<RankingsEmpty view={view} hrefWith={hrefWith} />}
        pastEnd={(pages) => ({
          title: t('ranking.pastEnd.title', { pages: number(pages) }),
          hint: t('ranking.pastEnd.text', { page: number(view.page) }),
        })}
        above={
          <>
            {query.data !== undefined && props.podium?.(query.data)}
            {last !== undefined && view.rank > last && (
              <p className={styles.pastRank} role="status">
                {t('rankings.pastEnd.rank', { rank: number(view.rank), last: number(last) })}
              </p>
            )}
          </>
        }
        below={isSignedIn && <MyRow hrefWith={hrefWith} />}
        note={({ ranksAsOf }) => (
          <time className={styles.updated} dateTime={new Date(ranksAsOf).toISOString()}>
            {t('ranking.updated', { time: relativeTime(ranksAsOf) })}
          </time>
        )}
        columns={[useRankColumn(props), ...columns]}
        rowKey={rowKey}
        moreText={(row) => t('ranking.more', { name: nameOf(row) })}
        isRowMarked={(row) => rankOf(row) === view.rank}
        density="comfortable"
        isFlowing
        className={styles.table}
      />
    </div>
  );
}

function Tools({ view }: Pick<RankingProps, 'view'>) {
  const t = useTexts('mfe-public');
  return (
    <span className={styles.tools}>
      <CopyLinkButton />
      <LinkButton
        href={csvAddress(view)}
        icon="download"
        download
        title={t('rankings.csvHint')}
        aria-label={t('rankings.csv')}
      >
        CSV
      </LinkButton>
    </span>
  );
}

/** Brings the row of a place that was jumped to before the reader, once it is there. */
function useScrollToMarked(rank: number, data: unknown) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rank === 0 || data === undefined) return;
    list.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rank, data]);
  return list;
}

/** The place, with a medal for the first three. */
function useRankColumn<Row>({
  rankOf,
  besideRank,
}: Pick<RankingWindowProps<RankingAnswer, Row>, 'rankOf' | 'besideRank'>): DataColumn<Row> {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  return {
    key: 'rank',
    header: t('ranking.column.rank'),
    align: 'center',
    width: '5.5rem',
    onCard: 'lead',
    cell: (row) => {
      const rank = rankOf(row);
      if (rank === null) return ABSENT;
      return (
        <span className={styles.rank}>
          <RankMedal rank={rank} text={number(rank)} />
          {besideRank?.(row)}
        </span>
      );
    },
  };
}

/** Sorts by a header if the mode has that sort. Cards show the sorted number; the rest is behind their button. */
export function sortedBy<Row>(
  sort: RankingSort,
  { view, hrefWith }: RankingProps,
): Pick<DataColumn<Row>, 'sortHref' | 'sorted' | 'onCard'> {
  if (!sortsOf(view.mode).includes(sort)) return { onCard: 'more' };
  const isSorted = view.sort === sort;
  return {
    sortHref: hrefWith({ sort }),
    sorted: isSorted ? 'descending' : undefined,
    onCard: isSorted ? 'aside' : 'more',
  };
}

function RankingsEmpty({ view, hrefWith }: RankingProps) {
  const t = useTexts('mfe-public');
  const isWhole = view.search === '' && view.job === 'all' && view.mode === 'all';
  const all = (
    <LinkButton href={hrefWith({ mode: 'all', job: 'all', search: '' })}>
      {t('rankings.empty.action')}
    </LinkButton>
  );
  if (isGroupView(view)) {
    return (
      <EmptyState title={t('rankings.empty.groups')} hint={t('rankings.empty.groupsText')} actions={all} />
    );
  }
  return (
    <EmptyState
      title={
        view.search === '' ? t('rankings.empty.title') : t('rankings.search.none', { term: view.search })
      }
      hint={isWhole ? t('play.firstPlace') : t('rankings.empty.text')}
      actions={isWhole ? undefined : all}
    />
  );
}
