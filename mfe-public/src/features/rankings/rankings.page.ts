import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { groupRankingsQuery, rankingsQuery } from './rankings.queries';
import { isGroupView, rankingsAt } from './rankings-state';

export const rankingsPage = definePage({
  path: paths.rankings,
  lazy: () => import(/* webpackChunkName: "rankings" */ './rankings-page').then((page) => page.RankingsPage),
  loader: ({ search }) => {
    const view = rankingsAt(search);
    return [isGroupView(view) ? groupRankingsQuery(view) : rankingsQuery(view)];
  },
  handle: {
    title: 'rankings.meta.title',
    description: 'rankings.meta.description',
    keywords: 'rankings.meta.keywords',
    card: 'page/rankings',
    navigation: { label: 'rankings.navigation', order: 20 },
  },
});
