import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { groupRankingsQuery, rankingsQuery } from './rankings.queries';
import { isGroupView, rankingsSearch } from './rankings-state';

export const rankingsPage = definePage({
  path: paths.rankings,
  lazy: () => import(/* webpackChunkName: "rankings" */ './rankings-page').then((page) => page.RankingsPage),
  search: rankingsSearch,
  loader: ({ search }) => [isGroupView(search) ? groupRankingsQuery(search) : rankingsQuery(search)],
  handle: {
    ...pageWords('rankings.meta'),
    icon: 'crown',
    card: 'page/rankings',
    navigation: { label: 'rankings.navigation', order: 20 },
  },
});
