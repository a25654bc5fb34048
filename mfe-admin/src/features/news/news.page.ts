import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { adminMenu } from '../../shared/admin-menu';

export const newsPage = definePage({
  path: paths.news,
  lazy: () => import(/* webpackChunkName: "news-desk" */ './news-page').then((page) => page.NewsPage),
  handle: {
    title: 'news.meta.title',
    description: 'news.meta.description',
    menu: adminMenu('site', 'news.title', 'scroll'),
  },
});
