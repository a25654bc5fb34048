import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const accountsPage = definePage({
  path: paths.accounts,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "accounts" */ './accounts-page').then((page) => page.AccountsPage),
  handle: adminHandle('accounts', 'users', 'players'),
});

export const accountPage = definePage({
  path: paths.account(':id'),
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "accounts" */ './account-page').then((page) => page.AccountPage),
  handle: { title: 'account.meta.title', description: 'account.meta.description' },
});
