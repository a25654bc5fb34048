import type { DataColumn } from '@portico/ui';
import { RankMedal } from '@portico/ui';
import type { RankingProps } from './ranking-window';
import { sortsOf, type RankingSort } from './rankings-state';

/** Where the server has no value. */
export const ABSENT = '–';

/** Makes a header sort where the mode has that sort. */
export function sortedBy(sort: RankingSort, { view, hrefWith }: RankingProps) {
  if (!sortsOf(view.mode).includes(sort)) return {};
  return {
    sortHref: hrefWith({ sort }),
    sorted: view.sort === sort ? ('descending' as const) : undefined,
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
    width: '4.25rem',
    onCard: 'lead',
    cell: (row) => {
      const rank = rankOf(row);
      return rank === null ? ABSENT : <RankMedal rank={rank} text={printed(rank)} />;
    },
  };
}
