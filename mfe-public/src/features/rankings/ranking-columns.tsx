import { RankMedal, type DataColumn } from '@portico/ui';
import type { ReactNode } from 'react';
import type { RankingProps } from './ranking-window';
import { sortsOf, type RankingSort } from './rankings-state';
import styles from './rankings-page.module.css';

/** Where the server has no value. */
export const ABSENT = '–';

/** Makes a header sort where the mode has that sort. What a ranking is sorted by is the number at the end of each card. */
export function sortedBy<Row>(
  sort: RankingSort,
  { view, hrefWith }: RankingProps,
): Pick<DataColumn<Row>, 'sortHref' | 'sorted' | 'onCard' | 'isLabelled'> {
  if (!sortsOf(view.mode).includes(sort)) return { isLabelled: true };
  const isSorted = view.sort === sort;
  return {
    sortHref: hrefWith({ sort }),
    sorted: isSorted ? 'descending' : undefined,
    ...(isSorted ? { onCard: 'aside' } : { isLabelled: true }),
  };
}

export interface RankColumn<Row> {
  header: string;
  rankOf: (row: Row) => number | null;
  printed: (rank: number) => string;
  /** Stands beside the place. */
  beside?: (row: Row) => ReactNode;
}

/** The place, with a medal for the first three. */
export function rankColumn<Row>({ header, rankOf, printed, beside }: RankColumn<Row>): DataColumn<Row> {
  return {
    key: 'rank',
    header,
    align: 'center',
    width: '5.5rem',
    onCard: 'lead',
    cell: (row) => {
      const rank = rankOf(row);
      if (rank === null) return ABSENT;
      return (
        <span className={styles.rank}>
          <RankMedal rank={rank} text={printed(rank)} />
          {beside?.(row)}
        </span>
      );
    },
  };
}
