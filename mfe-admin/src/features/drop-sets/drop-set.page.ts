import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const dropSetPage = definePage({
  path: paths.dropSet(':id'),
  lazy: () => import(/* webpackChunkName: "drop-sets" */ './drop-set-page').then((page) => page.DropSetPage),
  handle: { title: 'dropSet.meta.title', description: 'dropSet.meta.description' },
});
