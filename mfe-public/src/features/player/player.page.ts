import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { prepareHistoryChart } from './lazy-history-chart';

export const playerPage = definePage({
  path: KIND_ROUTES.player,
  lazy: () => import(/* webpackChunkName: "player" */ './player-page').then((page) => page.PlayerPage),
  part: { chunk: 'history-chart', prepare: prepareHistoryChart },
  data: ['/api/rankings/{id}', '/api/rankings/{id}/history{?range}', '/api/characters/appearance/{id}'],
  handle: {
    title: 'player.meta.title',
    description: 'player.meta.description',
    keywords: 'player.meta.keywords',
    card: 'player/{id}',
    sitemap: 'players',
    about: 'profile',
  },
});
