import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const suspicionsPage = definePage({
  path: paths.suspicions,
  permission: 'admin',
  lazy: () =>
    import(/* webpackChunkName: "suspicions" */ './suspicions-page').then((page) => page.SuspicionsPage),
  handle: {
    title: 'suspicions.meta.title',
    description: 'suspicions.meta.description',
    menu: { label: 'suspicions.title', icon: 'warning' },
  },
});
