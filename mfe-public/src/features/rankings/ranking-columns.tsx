import { RankMedal, type DataColumn } from '@portico/ui';
import type { RankingProps } from './ranking-window';
import { sortsOf, type RankingSort } from './rankings-state';

/** Where the server has no value. */
export const ABSENT = '–';

/** Makes a header sort where the mode has that sort. What a ranking is sorted by is the number at the end of each card. */
export function sortedBy<Row>(
  sort: RankingSort,
  { view, hrefWith }: RankingProps,
): Pick<DataColumn<Row>, 'sortHref' | 'sorted' | 'onCard'> {
  if (!sortsOf(view.mode).includes(sort)) return { onCard: 'hidden' };
  const isSorted = view.sort === sort;
  return {
    sortHref: hrefWith({ sort }),
    sorted: isSorted ? 'descending' : undefined,
    onCard: isSorted ? 'aside' : 'hidden',
  };
}

/** The place, with a medal for the first three. */
export function rankColumn<Row>(
  header: string,
  rankOf: (row: Row) => number | null,
  printed: (rank: number) => string,
): DataColumn<Row> {
  return {
    key: 'rank',
    header,
    align: 'center',
    width: '5rem',
    onCard: 'lead',
    cell: (row) => {
      const rank = rankOf(row);
      return rank === null ? ABSENT : <RankMedal rank={rank} text={printed(rank)} />;
    },
  };
}
