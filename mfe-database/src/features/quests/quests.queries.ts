import { ApiError } from '@portico/api-client/runtime';
import {
  QUEST_AREAS,
  QUEST_LEVEL_BANDS,
  QUEST_SORTS,
  SEARCH_MAX_LENGTH,
  SORT_ORDERS,
  type QuestSort,
} from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  detail,
  entityId,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';
import { searchTerm } from '../../shared/lists/filters/search-term';

export type QuestLevelBand = (typeof QUEST_LEVEL_BANDS)[number];

export const questsSearch = defineSearch({
  query: searchTerm,
  /** First level of the range; 0 for all levels. */
  level: oneOf(QUEST_LEVEL_BANDS, 0),
  area: oneOf(QUEST_AREAS, ''),
  /** Part of an NPC's name. */
  npc: freeText(SEARCH_MAX_LENGTH),
  sort: oneOf(QUEST_SORTS),
  order: oneOf(SORT_ORDERS),
  page: pageNumber(),
  quest: detail(entityId()),
});
export type QuestsView = SearchOf<typeof questsSearch>;
export type QuestsLinks = SearchLinks<QuestsView>;

/** Removes all filters, keeps the search. */
export const NO_FILTERS = { level: 0, area: '', npc: '' } as const;

export type QuestDetailAnswer = Answer<'/api/maplestoryio/quests/{id}'>;
export type QuestDetail = QuestDetailAnswer['quest'];
export type QuestRewardItem = QuestDetail['rewards']['items'][number];

export type FoundQuest = Answer<'/api/maplestoryio/quests'>['quests'][number];

export function questQuery(id: string | number) {
  return apiQuery('/api/maplestoryio/quests/{id}', { params: { id } });
}

export type QuestNeeds = Answer<'/api/dashboard/quests/{id}/character/{characterId}'>;

/** Needs of a character of the account for the chain of a quest. */
export function questNeedsQuery(id: number, characterId: number) {
  return apiQuery('/api/dashboard/quests/{id}/character/{characterId}', {
    params: { id, characterId },
    authenticated: true,
  });
}

/** Whether the server has no quests of characters, so that nothing can be said. */
export function isWithoutNeeds(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'game.feature_off';
}

/** Default order of the list. */
export function firstSortOf({ query }: Pick<QuestsView, 'query'>): QuestSort {
  return query === '' ? 'level' : 'relevance';
}

/** One page of matching quests; without search and filters, of all. The last answer stays while the next one loads. */
export function questSearchQuery(view: Omit<QuestsView, 'quest'>) {
  const { query, level, area, npc, sort, order, page } = view;
  return apiQuery('/api/maplestoryio/quests', {
    keepsLast: true,
    query: {
      search: query === '' ? undefined : query,
      level: level === 0 ? undefined : (`${level}` as const),
      area: area === '' ? undefined : area,
      npc: npc === '' ? undefined : npc,
      sort: sort ?? (order && firstSortOf(view)),
      order,
      page: page === 1 ? undefined : page,
    },
  });
}
