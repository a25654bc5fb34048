import { KIND_ROUTES } from '@portico/contract';
import { definePage, pageWords } from '@portico/portal-kit';
import { NEWS_FEED, paths } from '../../paths';
import { frontNewsQuery } from '../../shared/news/news.queries';
import { newsItemQuery, newsListQuery, newsSearch } from './news.queries';

export const newsPage = definePage({
  path: paths.news,
  lazy: () => import(/* webpackChunkName: "news" */ './news-page').then((page) => page.NewsPage),
  search: newsSearch,
  loader: ({ search, language }) => [newsListQuery(search, language)],
  handle: {
    ...pageWords('news.meta'),
    icon: 'feed',
    navigation: { label: 'news.meta.title', order: 62, place: 'menu' },
    feed: NEWS_FEED,
  },
});

export const newsItemPage = definePage({
  path: KIND_ROUTES.news,
  lazy: () => import(/* webpackChunkName: "news" */ './news-item-page').then((page) => page.NewsItemPage),
  loader: ({ params: { slug = '' }, language }) => [newsItemQuery(slug, language), frontNewsQuery(language)],
  handle: {
    title: 'news.item.title',
    description: 'news.item.description',
    keywords: 'news.meta.keywords',
    feed: NEWS_FEED,
    about: 'news',
    named: 'slug',
    card: 'news/{slug}',
    sitemap: 'news',
  },
});
