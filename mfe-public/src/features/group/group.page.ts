import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { groupQuery } from './group.queries';

export const groupPage = definePage({
  path: KIND_ROUTES.group,
  lazy: () => import(/* webpackChunkName: "group" */ './group-page').then((page) => page.GroupPage),
  loader: ({ params: { groupId = '' } }) => [groupQuery(groupId)],
  handle: {
    title: 'group.meta.title',
    description: 'group.meta.description',
    keywords: 'group.meta.keywords',
    card: 'group/{groupId}',
    sitemap: 'groups',
  },
});
