import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { AccountPage } from './account-page';

export const accountPage = definePage({
  path: paths.dashboard,
  Component: AccountPage,
  handle: {
    title: 'account.meta.title',
    description: 'account.meta.description',
    navigation: { label: 'account.navigation', order: 60 },
    menu: { label: 'tabs.overview', icon: 'user' },
  },
});
