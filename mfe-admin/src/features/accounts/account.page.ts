import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const accountPage = definePage({
  path: paths.account(':id'),
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "accounts" */ './account-page').then((page) => page.AccountPage),
  handle: { title: 'account.meta.title', description: 'account.meta.description' },
});
