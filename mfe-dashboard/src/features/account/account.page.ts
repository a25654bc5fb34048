import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const accountPage = definePage({
  path: paths.dashboard,
  lazy: () => import(/* webpackChunkName: "account" */ './account-page').then((page) => page.AccountPage),
  handle: {
    title: 'account.meta.title',
    description: 'account.meta.description',
    navigation: { label: 'account.navigation', order: 60 },
    icon: 'user',
    menu: { label: 'tabs.overview' },
  },
});
