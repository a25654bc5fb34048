import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';
import { guildsQuery, guildsSearch } from './guilds.queries';

export const guildsPage = definePage({
  path: paths.guilds,
  lazy: () => import(/* webpackChunkName: "guilds" */ './guilds-page').then((page) => page.GuildsPage),
  search: guildsSearch,
  loader: ({ search }) => [guildsQuery(search)],
  handle: {
    title: 'guilds.meta.title',
    description: 'guilds.meta.description',
    keywords: 'guilds.meta.keywords',
    card: 'page/rankings',
  },
});
