import { GUILD_SORTS, SEARCH_MAX_LENGTH } from '@portico/domain';
import {
  type Answer,
  apiQuery,
  defineSearch,
  freeText,
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

export type GuildsView = SearchOf<typeof guildsSearch>;

export function guildsQuery({ page, sort, search }: GuildsView) {
  return apiQuery('/api/guilds', {
    keepsLast: true,
    query: {
      page: page === 1 ? undefined : page,
      sort: sort === GUILD_SORTS[0] ? undefined : sort,
      search: search === '' ? undefined : search,
    },
  });
}

export function guildQuery(id: string) {
  return apiQuery('/api/guilds/{id}', { params: { id } });
}
