import { ABSENT } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ListTable, type ListTableProps } from '@portico/portal-kit/list';
import { RankMedal, type DataColumn } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './ranked-list.module.css';

export interface RankedAnswer {
  pagination: { page: number; totalItems: number; totalPages: number };
  ranksAsOf: number;
}

export type RankedListProps<Data extends RankedAnswer, Row> = Omit<
  ListTableProps<Data, Row>,
  'list' | 'pastEnd' | 'note' | 'moreText' | 'page'
> & {
  rows: (data: Data) => readonly Row[];
  rankOf: (row: Row) => number | null;
  besideRank?: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  /** The page in the address. */
  page: number;
  /** Whether the address has a rank instead. Then the answer says which page it is on. */
  isOfPlace?: boolean;
  /** Whether to show the time of the ranks; by default always. */
  isDated?: (data: Data) => boolean;
};

/** One page of a ranking, with the time of its ranks and links to other pages. */
export function RankedList<Data extends RankedAnswer, Row>(props: RankedListProps<Data, Row>) {
  const { rows, rankOf, besideRank, nameOf, page, isOfPlace = false, isDated = () => true, ...list } = props;
  const t = useTexts('mfe-public');
  const { number, relativeTime } = useFormat();
  return (
    <ListTable
      skeletonRows={20}
      density="comfortable"
      isFlowing
      {...list}
      columns={[useRankColumn(rankOf, besideRank), ...list.columns]}
      list={(data) => {
        const { page: answered, totalItems, totalPages } = data.pagination;
        return { rows: rows(data), page: answered, total: totalItems, pages: totalPages };
      }}
      page={isOfPlace ? undefined : page}
      pastEnd={(pages) => ({
        title: t('ranking.pastEnd.title', { pages: number(pages) }),
        hint: t('ranking.pastEnd.text', { page: number(page) }),
      })}
      note={(data) =>
        isDated(data) && (
          <time className={styles.updated} dateTime={new Date(data.ranksAsOf).toISOString()}>
            {t('ranking.updated', { time: relativeTime(data.ranksAsOf) })}
          </time>
        )
      }
      moreText={(row) => t('ranking.more', { name: nameOf(row) })}
    />
  );
}

/** The rank, with a medal for the first three. */
function useRankColumn<Row>(
  rankOf: (row: Row) => number | null,
  beside?: (row: Row) => ReactNode,
): DataColumn<Row> {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  return {
    key: 'rank',
    header: t('ranking.column.rank'),
    align: 'center',
    width: '4.5rem',
    onCard: 'lead',
    cell: (row) => {
      const rank = rankOf(row);
      if (rank === null) return ABSENT;
      return (
        <span className={styles.rank}>
          <RankMedal rank={rank} text={number(rank)} />
          {beside?.(row)}
        </span>
      );
    },
  };
}
