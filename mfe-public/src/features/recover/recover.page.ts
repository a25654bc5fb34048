import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';

export const recoverPage = definePage({
  path: paths.recover,
  lazy: () => import(/* webpackChunkName: "recover" */ './recover-page').then((page) => page.RecoverPage),
  handle: {
    ...pageWords('recover.meta'),
    index: false,
  },
});
