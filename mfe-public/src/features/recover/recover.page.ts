import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const recoverPage = definePage({
  path: paths.recover,
  lazy: () => import(/* webpackChunkName: "recover" */ './recover-page').then((page) => page.RecoverPage),
  handle: {
    title: 'recover.meta.title',
    description: 'recover.meta.description',
    keywords: 'recover.meta.keywords',
    index: false,
  },
});
