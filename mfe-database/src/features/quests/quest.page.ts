import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { questQuery } from './quests.queries';

export const questPage = definePage({
  path: KIND_ROUTES.quest,
  lazy: () => import(/* webpackChunkName: "quest" */ './quest-page').then((page) => page.QuestPage),
  loader: ({ params: { id = '' } }) => [questQuery(id)],
  handle: {
    ...pageWords('quest.meta'),
    card: 'quest/{id}',
    sitemap: 'quests',
  },
});
