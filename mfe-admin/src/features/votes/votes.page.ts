import { definePage } from '@portico/portal-kit';
import { adminMenu } from '../../shared/admin-menu';

export const votesPage = definePage({
  path: '/admin/votes',
  lazy: () => import(/* webpackChunkName: "votes" */ './votes-page').then((page) => page.VotesPage),
  handle: {
    title: 'votes.meta.title',
    description: 'votes.meta.description',
    menu: adminMenu('site', 'votes.title', 'globe'),
  },
});
