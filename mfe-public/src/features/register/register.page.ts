import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';

export const registerPage = definePage({
  path: paths.register,
  lazy: () => import(/* webpackChunkName: "register" */ './register-page').then((page) => page.RegisterPage),
  loader: () => [downloadQuery()],
  handle: {
    ...pageWords('register.meta'),
  },
});
