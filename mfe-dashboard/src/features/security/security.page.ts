import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const securityPage = definePage({
  path: paths.security,
  lazy: () => import(/* webpackChunkName: "security" */ './security-page').then((page) => page.SecurityPage),
  handle: {
    title: 'security.meta.title',
    description: 'security.meta.description',
    icon: 'key',
    menu: { label: 'security.meta.title' },
  },
});
