import { QueryStates, useFormat } from '@portico/portal-kit';
import { SkeletonTable, Window } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { RankingPage } from './ranking-page';
import { RankingsEmpty } from './rankings-empty';
import { RankingsFooter } from './rankings-footer';
import { RankPastEnd, RankingsPastEnd } from './rankings-past-end';
import type { RankingsView } from './rankings-state';
import styles from './rankings-page.module.css';

export interface RankingProps {
  view: RankingsView;
  hrefWith: (patch: Partial<RankingsView>) => string;
}

export interface RankingWindowProps<T extends RankingPage> extends RankingProps {
  title: string;
  query: UseQueryResult<T, Error>;
  /** How many there are, in words. */
  totalText: (count: { count: number; formatted: string }) => string;
  /** Widths of the columns while they are on their way. */
  columns: readonly string[];
  children: (data: T) => ReactNode;
}

const ROWS = 20;

/** The frame of a ranking: how many, the page of it, its age, and what stands there when there is nothing. */
export function RankingWindow<T extends RankingPage>(props: RankingWindowProps<T>) {
  const { title, query, totalText, columns, children, view, hrefWith } = props;
  const format = useFormat();
  const pagination = query.data?.pagination;
  const pages = pagination?.totalPages ?? 0;
  // Of a place that was jumped to only the answer knows the page.
  const page = view.rank === 0 ? view.page : (pagination?.page ?? 1);
  const list = useMarkedInSight(view.rank, query.isPlaceholderData ? undefined : query.data);
  return (
    <Window
      title={title}
      icon="crown"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      actions={
        <span className={styles.total} role="status">
          {pagination &&
            totalText({ count: pagination.totalItems, formatted: format.number(pagination.totalItems) })}
        </span>
      }
      footer={
        query.data && (
          <RankingsFooter page={page} data={query.data} hrefFor={(next) => hrefWith({ page: next })} />
        )
      }
    >
      <QueryStates
        query={query}
        skeleton={<SkeletonTable rows={ROWS} columns={columns} />}
        isEmpty={(data) => data.pagination.totalItems === 0 || page > data.pagination.totalPages}
        empty={
          pages > 0 ? (
            <RankingsPastEnd page={page} pages={pages} lastHref={hrefWith({ page: pages })} />
          ) : (
            <RankingsEmpty view={view} allHref={hrefWith({ mode: 'all', job: 'all', search: '' })} />
          )
        }
      >
        {(data) => (
          <>
            {view.rank > data.pagination.totalItems && (
              <RankPastEnd rank={view.rank} last={data.pagination.totalItems} />
            )}
            <div ref={list}>{children(data)}</div>
          </>
        )}
      </QueryStates>
    </Window>
  );
}

/** Brings the row of a place that was jumped to before the reader, once it is there. */
function useMarkedInSight(rank: number, data: unknown) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rank === 0 || data === undefined) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rank, data]);
  return list;
}
