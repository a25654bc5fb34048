import { useFormat, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { OpenComparison } from '@portico/portal-kit/compared';
import { EmptyState, LinkButton, type DataColumn } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type Key, type ReactNode } from 'react';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { optionalPart } from '../../shared/optional-part';
import { RankedList, type RankedAnswer } from '../../shared/rankings/ranked-list';
import {
  isGroupView,
  sortsOf,
  type RankingSort,
  type RankingsLinks,
  type RankingsView,
} from './rankings-state';
import { csvAddress } from './rankings.queries';
import styles from './rankings-page.module.css';

const MyRow = optionalPart(() =>
  import(/* webpackChunkName: "rankings-more" */ './my-row').then((module) => module.MyRow),
);

export interface RankingProps {
  view: RankingsView;
  hrefWith: RankingsLinks['hrefWith'];
}

export interface RankingWindowProps<Data extends RankedAnswer, Row> extends RankingProps {
  title: string;
  query: UseQueryResult<Data, Error>;
  rows: (data: Data) => readonly Row[];
  rowKey: (row: Row) => Key;
  rankOf: (row: Row) => number | null;
  nameOf: (row: Row) => string;
  besideRank?: (row: Row) => ReactNode;
  /** Shown above the rows. */
  podium?: (data: Data) => ReactNode;
  /** All columns except the rank, which is first. */
  columns: readonly DataColumn<Row>[];
  totalText: (total: { count: number }) => string;
}

export function RankingWindow<Data extends RankedAnswer, Row>(props: RankingWindowProps<Data, Row>) {
  const { title, query, rows, rowKey, rankOf, nameOf, columns, totalText, view, hrefWith } = props;
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  // The previous answer, shown while the next one loads, does not contain the rank.
  const answer = query.isPlaceholderData ? undefined : query.data;
  const list = useScrollToMarked(view.rank, answer);
  const last = answer?.pagination.totalItems;
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <div ref={list}>
      <RankedList
        title={title}
        icon="crown"
        actions={<Tools view={view} />}
        query={query}
        rows={rows}
        nameOf={nameOf}
        page={view.page}
        isOfPlace={view.rank > 0}
        hrefFor={(page) => hrefWith({ page })}
        totalText={totalText}
        empty={<RankingsEmpty view={view} hrefWith={hrefWith} />}
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
        rankOf={rankOf}
        besideRank={props.besideRank}
        columns={columns}
        rowKey={rowKey}
        isRowMarked={(row) => rankOf(row) === view.rank}
        className={styles.table}
      />
    </div>
  );
}

function Tools({ view }: Pick<RankingProps, 'view'>) {
  const t = useTexts('mfe-public');
  return (
    <span className={styles.tools}>
      {!isGroupView(view) && <OpenComparison kind="players" />}
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

/** Scrolls to the row of the rank that the reader jumped to, once it has loaded. */
function useScrollToMarked(rank: number, data: unknown) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rank === 0 || data === undefined) return;
    list.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rank, data]);
  return list;
}

/** Makes a column sortable if the mode has that sort. Cards show only the sorted number; their button shows the others. */
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
