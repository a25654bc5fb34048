import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { QuestsView } from './quests-state';

export type QuestDetailAnswer = Answer<'/api/maplestoryio/quests/{id}'>;
export type QuestDetail = QuestDetailAnswer['quest'];
export type QuestRewardItem = QuestDetail['rewards']['items'][number];

export type FoundQuest = Answer<'/api/maplestoryio/quests'>['quests'][number];

export function questQuery(id: string | number) {
  return apiQuery('/api/maplestoryio/quests/{id}', { params: { id } });
}

/** One page of what search and filters find; of all quests without any. The last answer stays while the next is on its way. */
export function questSearchQuery({ query, level, area, npc, page }: Omit<QuestsView, 'quest'>) {
  return {
    ...apiQuery('/api/maplestoryio/quests', {
      query: {
        search: query === '' ? undefined : query,
        level: level === 0 ? undefined : (`${level}` as const),
        area: area === '' ? undefined : area,
        npc: npc === '' ? undefined : npc,
        page: page === 1 ? undefined : page,
      },
    }),
    placeholderData: keepPreviousData,
  };
}
