import { definePage, pageWords } from '@portico/portal-kit';
import { paths } from '../../paths';
import { gainsQuery, gainsSearch } from './gains.queries';

export const gainsPage = definePage({
  path: paths.gains,
  lazy: () => import(/* webpackChunkName: "gains" */ './gains-page').then((page) => page.GainsPage),
  search: gainsSearch,
  loader: ({ search }) => [gainsQuery(search)],
  handle: {
    ...pageWords('gains.meta'),
    icon: 'trend',
    card: 'page/rankings',
  },
});
