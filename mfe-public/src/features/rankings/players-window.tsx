import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { PlayersTable } from './players-table';
import { RankingWindow, type RankingProps } from './ranking-window';
import { rankingsQuery } from './rankings.queries';

const COLUMNS = ['4rem', '22%', '8%', '16%', '8%', '12%', '14%'];

/** Players by rank. */
export function PlayersWindow({ view, hrefWith }: RankingProps) {
  const t = useTexts('mfe-public');
  const query = useQuery(rankingsQuery(view));
  return (
    <RankingWindow
      title={view.mode === 'all' ? t('rankings.list.title') : t(`mode.${view.mode}`)}
      query={query}
      view={view}
      hrefWith={hrefWith}
      columns={COLUMNS}
      totalText={(count) => {
        if (view.search === '') return t('rankings.list.total', count);
        const found = count.count === 0 ? 'rankings.search.none' : 'rankings.search.found';
        return t(found, { ...count, term: view.search });
      }}
    >
      {(data) => <PlayersTable players={data.players} view={view} hrefWith={hrefWith} />}
    </RankingWindow>
  );
}
