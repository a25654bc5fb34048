import { definePage } from '@portico/portal-kit';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const votesPage = definePage({
  path: '/admin/votes',
  lazy: () => import(/* webpackChunkName: "votes" */ './votes-page').then((page) => page.VotesPage),
  handle: adminHandle('votes', 'globe', 'site'),
});
