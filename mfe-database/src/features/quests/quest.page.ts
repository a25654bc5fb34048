import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { questQuery } from './quests.queries';

export const questPage = definePage({
  path: KIND_ROUTES.quest,
  lazy: () => import(/* webpackChunkName: "quest" */ './quest-page').then((page) => page.QuestPage),
  loader: ({ params: { id = '' } }) => [questQuery(id)],
  handle: {
    title: 'quest.meta.title',
    description: 'quest.meta.description',
    keywords: 'quest.meta.keywords',
    card: 'quest/{id}',
    sitemap: 'quests',
  },
});
