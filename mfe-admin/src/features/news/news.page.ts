import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const newsPage = definePage({
  path: paths.news,
  lazy: () => import(/* webpackChunkName: "news-desk" */ './news-page').then((page) => page.NewsPage),
  handle: adminHandle('news', 'feed', 'site'),
});
