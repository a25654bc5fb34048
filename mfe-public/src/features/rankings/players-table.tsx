import { useTexts } from '@portico/i18n';
import { DataTable } from '@portico/ui';
import { usePlayerColumns } from './player-columns';
import type { RankingProps } from './ranking-window';
import styles from './rankings-page.module.css';
import type { RankedPlayer } from './rankings.queries';

export interface PlayersTableProps extends RankingProps {
  players: readonly RankedPlayer[];
}

export function PlayersTable({ players, ...ranking }: PlayersTableProps) {
  const t = useTexts('mfe-public');
  return (
    <DataTable
      caption={t('rankings.list.title')}
      columns={usePlayerColumns(ranking)}
      rows={players}
      rowKey={(player) => player.id}
      isRowMarked={({ filteredRank }) => filteredRank === ranking.view.rank}
      density="comfortable"
      isFlowing
      className={styles.table}
    />
  );
}
