import { definePage, serverStatusQuery, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { downloadQuery } from '../../shared/game-download.queries';
import { frontNewsQuery } from '../../shared/news/news.queries';
import { homeSearch, topPlayersQuery, activityQuery } from './home.queries';

export const homePage = definePage({
  path: paths.home,
  lazy: () => import(/* webpackChunkName: "home" */ './home-page').then((page) => page.HomePage),
  search: homeSearch,
  loader: ({ search, language }) => [
    activityQuery(),
    frontNewsQuery(language),
    topPlayersQuery(search),
    serverStatusQuery(),
    downloadQuery(),
  ],
  handle: {
    ...pageWords('home.meta'),
    icon: 'home',
    faq: 'home.faq',
    slotsInView: { 'home.bargains': {} },
  },
});
