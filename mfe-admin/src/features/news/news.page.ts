import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const newsPage = definePage({
  path: paths.news,
  lazy: () => import(/* webpackChunkName: "news-desk" */ './news-page').then((page) => page.NewsPage),
  handle: {
    title: 'news.meta.title',
    description: 'news.meta.description',
    menu: { label: 'news.title', icon: 'scroll', group: 'site' },
  },
});
