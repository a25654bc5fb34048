import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { historyChart } from './lazy-history-chart';
import { appearanceQuery } from '@portico/game-ui';
import { playerQuery, playerSearch, rankHistoryQuery } from './player.queries';

export const playerPage = definePage({
  path: KIND_ROUTES.player,
  lazy: () => import(/* webpackChunkName: "player" */ './player-page').then((page) => page.PlayerPage),
  part: historyChart.prepare,
  search: playerSearch,
  loader: ({ params: { id = '' }, search }) => [
    playerQuery(id),
    rankHistoryQuery(id, search.range),
    appearanceQuery(Number(id)),
  ],
  handle: {
    ...pageWords('player.meta'),
    card: 'player/{id}',
    sitemap: 'players',
    about: 'profile',
  },
});
