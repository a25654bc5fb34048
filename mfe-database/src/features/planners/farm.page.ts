import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { farmQuery, farmSearch } from './farm.queries';

export const farmPage = definePage({
  path: `${KIND_ROUTES.item}/farm`,
  lazy: () => import(/* webpackChunkName: "planners" */ './farm-page').then((page) => page.FarmPage),
  search: farmSearch,
  loader: ({ params: { id = '' }, search }) => [farmQuery(id, search)],
  handle: {
    title: 'farm.meta.title',
    description: 'farm.meta.description',
    keywords: 'farm.meta.keywords',
    card: 'item/{id}',
  },
});
