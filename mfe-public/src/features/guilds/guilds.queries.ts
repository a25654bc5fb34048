import { GUILD_SORTS, SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  type Answer,
  apiQuery,
  defineSearch,
  freeText,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';

export type RankedGuild = Answer<'/api/guilds'>['guilds'][number];
export type GuildDetail = Answer<'/api/guilds/{id}'>;

export const guildsSearch = defineSearch({
  page: pageNumber(),
  sort: oneOf(GUILD_SORTS, GUILD_SORTS[0]),
  search: freeText(SEARCH_MAX_LENGTH),
});

/** `all` shows the whole roster, which the browser's search needs. */
export const guildSearch = defineSearch({ show: oneOf(['all'], '') });

export type GuildsView = SearchOf<typeof guildsSearch>;

export function guildsQuery(view: GuildsView) {
  return apiQuery('/api/guilds', { keepsLast: true, query: nonDefaults(guildsSearch, view) });
}

export function guildQuery(id: string) {
  return apiQuery('/api/guilds/{id}', { params: { id } });
}
