import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const loginPage = definePage({
  path: paths.login,
  lazy: () => import(/* webpackChunkName: "login" */ './login-page').then((page) => page.LoginPage),
  handle: {
    title: 'login.meta.title',
    description: 'login.meta.description',
    keywords: 'login.meta.keywords',
    slotsInView: { 'login.voting': {} },
  },
});
