import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const holdersPage = definePage({
  path: paths.holders,
  permission: 'admin',
  lazy: () => import(/* webpackChunkName: "holders" */ './holders-page').then((page) => page.HoldersPage),
  handle: {
    title: 'holders.meta.title',
    description: 'holders.meta.description',
    menu: { label: 'holders.title', icon: 'package', group: 'players' },
  },
});
