import { definePage, pageWords } from '@portico/portal-kit';
import { KIND_ROUTES } from '@portico/contract';
import { paths } from '../../paths';
import { trainingQuery, trainingSearch } from './training.queries';
import { farmQuery, farmSearch } from './farm.queries';
import { scrollOffersQuery, scrollsQuery, scrollsSearch } from './scrolls.queries';

export const trainingPage = definePage({
  path: paths.training,
  lazy: () => import(/* webpackChunkName: "planners" */ './training-page').then((page) => page.TrainingPage),
  search: trainingSearch,
  loader: ({ search }) => [trainingQuery(search)],
  handle: {
    ...pageWords('training.meta'),
    icon: 'sword',
    navigation: { label: 'training.meta.title', order: 64, place: 'menu' },
  },
});

export const farmPage = definePage({
  path: `${KIND_ROUTES.item}/farm`,
  lazy: () => import(/* webpackChunkName: "planners" */ './farm-page').then((page) => page.FarmPage),
  search: farmSearch,
  loader: ({ params: { id = '' }, search }) => [farmQuery(id, search)],
  handle: {
    ...pageWords('farm.meta'),
    card: 'item/{id}',
  },
});

export const scrollsPage = definePage({
  path: `${KIND_ROUTES.item}/scrolls`,
  lazy: () => import(/* webpackChunkName: "planners" */ './scrolls-page').then((page) => page.ScrollsPage),
  search: scrollsSearch,
  loader: ({ params: { id = '' } }) => [scrollsQuery(id), scrollOffersQuery(id)],
  handle: {
    ...pageWords('scrolls.meta'),
    card: 'item/{id}',
  },
});
