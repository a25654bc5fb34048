import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';

export const npcPage = definePage({
  path: KIND_ROUTES.npc,
  lazy: () => import(/* webpackChunkName: "world" */ './npc-page').then((page) => page.NpcPage),
  data: ['/api/npcs/{id}'],
  handle: {
    title: 'npc.meta.title',
    description: 'npc.meta.description',
    keywords: 'npc.meta.keywords',
    card: 'npc/{id}',
    sitemap: 'npcs',
  },
});
