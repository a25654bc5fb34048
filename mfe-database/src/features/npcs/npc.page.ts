import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { npcQuery } from './npcs.queries';

export const npcPage = definePage({
  path: KIND_ROUTES.npc,
  lazy: () => import(/* webpackChunkName: "npc" */ './npc-page').then((page) => page.NpcPage),
  loader: ({ params: { id = '' } }) => [npcQuery(id)],
  handle: {
    ...pageWords('npc.meta'),
    card: 'npc/{id}',
    sitemap: 'npcs',
  },
});
