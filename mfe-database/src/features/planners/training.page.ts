import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { trainingQuery, trainingSearch } from './training.queries';

export const trainingPage = definePage({
  path: paths.training,
  lazy: () => import(/* webpackChunkName: "planners" */ './training-page').then((page) => page.TrainingPage),
  search: trainingSearch,
  loader: ({ search }) => [trainingQuery(search)],
  handle: {
    title: 'training.meta.title',
    description: 'training.meta.description',
    keywords: 'training.meta.keywords',
  },
});
