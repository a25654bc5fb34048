import { KIND_ROUTES } from '@portico/contract';
import { definePage } from '@portico/portal-kit';
import { guildQuery } from './guilds.queries';

export const guildPage = definePage({
  path: KIND_ROUTES.guild,
  lazy: () => import(/* webpackChunkName: "guild" */ './guild-page').then((page) => page.GuildPage),
  loader: ({ params: { id = '' } }) => [guildQuery(id)],
  handle: {
    title: 'guild.meta.title',
    description: 'guild.meta.description',
    keywords: 'guild.meta.keywords',
    card: 'guild/{id}',
    sitemap: 'guilds',
  },
});
