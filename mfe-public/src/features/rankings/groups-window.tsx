import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { GroupsTable } from './groups-table';
import { RankingWindow, type RankingProps } from './ranking-window';
import { groupRankingsQuery } from './rankings.queries';

const COLUMNS = ['4rem', '20%', '34%', '10%', '10%', '14%'];

/** Ironman groups by rank. */
export function GroupsWindow({ view, hrefWith }: RankingProps) {
  const t = useTexts('mfe-public');
  const query = useQuery(groupRankingsQuery(view));
  return (
    <RankingWindow
      title={t('rankings.list.groups')}
      query={query}
      view={view}
      hrefWith={hrefWith}
      columns={COLUMNS}
      totalText={(count) => t('rankings.list.groupTotal', count)}
    >
      {(data) => <GroupsTable groups={data.groups} view={view} hrefWith={hrefWith} />}
    </RankingWindow>
  );
}
