import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const registerPage = definePage({
  path: paths.register,
  lazy: () => import(/* webpackChunkName: "register" */ './register-page').then((page) => page.RegisterPage),
  data: ['/api/guide/download'],
  handle: {
    title: 'register.meta.title',
    description: 'register.meta.description',
    keywords: 'register.meta.keywords',
  },
});
