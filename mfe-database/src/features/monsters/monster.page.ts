import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';

export const monsterPage = definePage({
  path: KIND_ROUTES.monster,
  lazy: () => import(/* webpackChunkName: "world" */ './monster-page').then((page) => page.MonsterPage),
  data: [
    '/api/itemdatabase/monster/{id}',
    '/api/itemdatabase/monster/{id}/drops',
    '/api/drops/changes?limit=1&changes=1&monsterId={id}',
  ],
  handle: {
    title: 'monster.meta.title',
    description: 'monster.meta.description',
    keywords: 'monster.meta.keywords',
    card: 'monster/{id}',
    sitemap: 'monsters',
    knownBy: 'monster.maxHp',
  },
});
