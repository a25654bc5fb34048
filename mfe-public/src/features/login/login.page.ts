import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';

export const loginPage = definePage({
  path: paths.login,
  lazy: () => import(/* webpackChunkName: "login" */ './login-page').then((page) => page.LoginPage),
  handle: {
    ...pageWords('login.meta'),
    slotsInView: { 'login.voting': {} },
  },
});
