import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';

export const registerPage = definePage({
  path: paths.register,
  lazy: () => import(/* webpackChunkName: "register" */ './register-page').then((page) => page.RegisterPage),
  loader: () => [downloadQuery()],
  handle: {
    title: 'register.meta.title',
    description: 'register.meta.description',
    keywords: 'register.meta.keywords',
  },
});
