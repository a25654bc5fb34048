import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

export const accountsPage = definePage({
  path: paths.accounts,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "accounts" */ './accounts-page').then((page) => page.AccountsPage),
  handle: {
    title: 'accounts.meta.title',
    description: 'accounts.meta.description',
    menu: adminMenu('players', 'accounts.title', 'users'),
  },
});

export const accountPage = definePage({
  path: paths.account(':id'),
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "accounts" */ './account-page').then((page) => page.AccountPage),
  handle: { title: 'account.meta.title', description: 'account.meta.description' },
});
