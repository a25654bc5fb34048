import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { newestDropChangeQuery } from '../../shared/drops/drop-changes-line.queries';
import { monsterDropsQuery } from '../../shared/drops/monster-drops.queries';
import { monsterQuery } from './monsters.queries';

export const monsterPage = definePage({
  path: KIND_ROUTES.monster,
  lazy: () => import(/* webpackChunkName: "monster" */ './monster-page').then((page) => page.MonsterPage),
  loader: ({ params: { id = '' } }) => [
    monsterQuery(id),
    monsterDropsQuery(id),
    newestDropChangeQuery('monster', Number(id)),
  ],
  handle: {
    ...pageWords('monster.meta'),
    card: 'monster/{id}',
    sitemap: 'monsters',
    knownBy: 'monster.maxHp',
  },
});
