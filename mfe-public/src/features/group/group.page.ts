import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { groupQuery } from './group.queries';

export const groupPage = definePage({
  path: KIND_ROUTES.group,
  lazy: () => import(/* webpackChunkName: "group" */ './group-page').then((page) => page.GroupPage),
  loader: ({ params: { groupId = '' } }) => [groupQuery(groupId)],
  handle: {
    ...pageWords('group.meta'),
    card: 'group/{groupId}',
    sitemap: 'groups',
  },
});
