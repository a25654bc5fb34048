import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { scrollOffersQuery, scrollsQuery, scrollsSearch } from './scrolls.queries';

export const scrollsPage = definePage({
  path: `${KIND_ROUTES.item}/scrolls`,
  lazy: () => import(/* webpackChunkName: "planners" */ './scrolls-page').then((page) => page.ScrollsPage),
  search: scrollsSearch,
  loader: ({ params: { id = '' } }) => [scrollsQuery(id), scrollOffersQuery(id)],
  handle: {
    title: 'scrolls.meta.title',
    description: 'scrolls.meta.description',
    keywords: 'scrolls.meta.keywords',
    card: 'item/{id}',
  },
});
