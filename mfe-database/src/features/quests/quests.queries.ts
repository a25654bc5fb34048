import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type QuestDetailAnswer = Answer<'/api/maplestoryio/quests/{id}'>;
export type QuestDetail = QuestDetailAnswer['quest'];
export type QuestRewardItem = QuestDetail['rewards']['items'][number];

export type FoundQuest = Answer<'/api/maplestoryio/quests'>['quests'][number];

export function questQuery(id: string) {
  return apiQuery('/api/maplestoryio/quests/{id}', { params: { id } });
}

/** One page of what a search finds; of all quests for an empty one. The last answer stays while the next is on its way. */
export function questSearchQuery(search: string, page: number) {
  return {
    ...apiQuery('/api/maplestoryio/quests', {
      query: { search: search === '' ? undefined : search, page: page === 1 ? undefined : page },
    }),
    placeholderData: keepPreviousData,
  };
}
