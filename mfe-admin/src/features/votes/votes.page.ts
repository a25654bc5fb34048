import { definePage } from '@portico/portal-kit';

export const votesPage = definePage({
  path: '/admin/votes',
  lazy: () => import(/* webpackChunkName: "votes" */ './votes-page').then((page) => page.VotesPage),
  handle: {
    title: 'votes.meta.title',
    description: 'votes.meta.description',
    menu: { label: 'votes.title', icon: 'globe', group: 'site' },
  },
});
