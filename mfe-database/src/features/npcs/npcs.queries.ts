import {
  NPC_GIVES,
  NPC_SORTS,
  QUEST_AREAS,
  SEARCH_MAX_LENGTH,
  SORT_ORDERS,
  type NpcSort,
} from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  freeText,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';
import { searchTerm } from '../../shared/lists/filters/search-term';
import { listParams } from '../../shared/lists/filters/sorting';

export const npcsSearch = defineSearch({
  query: searchTerm,
  /** The NPC's occupation in the game files. */
  occupation: freeText(SEARCH_MAX_LENGTH),
  area: oneOf(QUEST_AREAS, ''),
  gives: oneOf(NPC_GIVES),
  sort: oneOf(NPC_SORTS),
  order: oneOf(SORT_ORDERS),
  page: pageNumber(),
});
export type NpcsView = SearchOf<typeof npcsSearch>;
export type NpcsLinks = SearchLinks<NpcsView>;

/** Removes all filters, keeps search and order. */
export const NO_FILTERS = { occupation: '', area: '', gives: '' } as const;

export type NpcDetailAnswer = Answer<'/api/npcs/{id}'>;
export type NpcListAnswer = Answer<'/api/npcs'>;
export type ListedNpc = NpcListAnswer['npcs'][number];

export function npcQuery(id: string) {
  return apiQuery('/api/npcs/{id}', { params: { id } });
}

/** Default order of the list: by occupation, and NPCs without one come last. */
export function firstSortOf({ query }: NpcsView): NpcSort {
  return query === '' ? 'occupation' : 'relevance';
}

export function npcListQuery(view: NpcsView) {
  const { query: search, ...filters } = listParams(npcsSearch, view, firstSortOf(view));
  return apiQuery('/api/npcs', { keepsLast: true, query: { search, ...filters } });
}
