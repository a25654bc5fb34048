import { definePage, pageWords } from '@portico/portal-kit';
import { KIND_ROUTES } from '@portico/contract';
import { paths } from '../../paths';
import { guildsQuery, guildsSearch, guildQuery, guildSearch } from './guilds.queries';

export const guildsPage = definePage({
  path: paths.guilds,
  lazy: () => import(/* webpackChunkName: "guilds" */ './guilds-page').then((page) => page.GuildsPage),
  search: guildsSearch,
  loader: ({ search }) => [guildsQuery(search)],
  handle: {
    ...pageWords('guilds.meta'),
    icon: 'users',
    card: 'page/rankings',
  },
});

export const guildPage = definePage({
  path: KIND_ROUTES.guild,
  lazy: () => import(/* webpackChunkName: "guild" */ './guild-page').then((page) => page.GuildPage),
  search: guildSearch,
  loader: ({ params: { id = '' } }) => [guildQuery(id)],
  handle: {
    ...pageWords('guild.meta'),
    card: 'guild/{id}',
    sitemap: 'guilds',
  },
});
