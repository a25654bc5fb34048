import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { npcQuery } from './npcs.queries';

export const npcPage = definePage({
  path: KIND_ROUTES.npc,
  lazy: () => import(/* webpackChunkName: "npc" */ './npc-page').then((page) => page.NpcPage),
  loader: ({ params: { id = '' } }) => [npcQuery(id)],
  handle: {
    title: 'npc.meta.title',
    description: 'npc.meta.description',
    keywords: 'npc.meta.keywords',
    card: 'npc/{id}',
    sitemap: 'npcs',
  },
});
