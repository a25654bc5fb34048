import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

export const spendingPage = definePage({
  path: paths.spending,
  lazy: () => import(/* webpackChunkName: "spending" */ './spending-page').then((page) => page.SpendingPage),
  handle: {
    title: 'spending.meta.title',
    description: 'spending.meta.description',
    menu: adminMenu('players', 'spending.title', 'coin'),
  },
});
