import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { onlineQuery, onlineSearch } from './online.queries';

export const onlinePage = definePage({
  path: paths.online,
  lazy: () => import(/* webpackChunkName: "online" */ './online-page').then((page) => page.OnlinePage),
  search: onlineSearch,
  loader: ({ search }) => [onlineQuery(search)],
  handle: {
    ...pageWords('online.meta'),
    icon: 'users',
    card: 'page/rankings',
    navigation: { label: 'online.navigation', order: 56 },
    shownBy: 'onlineList.isOn',
  },
});
