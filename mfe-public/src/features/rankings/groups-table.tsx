import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import { useGroupColumns } from './group-columns';
import type { RankingProps } from './ranking-window';
import styles from './rankings-page.module.css';
import type { RankedGroup } from './rankings.queries';

export interface GroupsTableProps extends RankingProps {
  groups: readonly RankedGroup[];
}

export function GroupsTable({ groups, ...ranking }: GroupsTableProps) {
  const t = useTexts('mfe-public');
  return (
    <DataTable
      caption={t('rankings.list.groups')}
      columns={useGroupColumns(ranking)}
      rows={groups}
      rowKey={(group) => group.id}
      isRowMarked={({ groupRank }) => groupRank === ranking.view.rank}
      density="comfortable"
      isFlowing
      className={styles.table}
    />
  );
}
