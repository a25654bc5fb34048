import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const spendingPage = definePage({
  path: paths.spending,
  lazy: () => import(/* webpackChunkName: "spending" */ './spending-page').then((page) => page.SpendingPage),
  handle: {
    title: 'spending.meta.title',
    description: 'spending.meta.description',
    menu: { label: 'spending.title', icon: 'coin', group: 'players' },
  },
});
