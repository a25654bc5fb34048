import {
  QUEST_AREAS,
  QUEST_LEVEL_BANDS,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  type QuestAreaName,
} from '@portico/domain';
import { readUrlState, urlId, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';

export type QuestLevelBand = (typeof QUEST_LEVEL_BANDS)[number];

export interface QuestsView {
  query: string;
  /** First level of the band; 0 for all levels. */
  level: QuestLevelBand | 0;
  area: QuestAreaName | '';
  /** Part of an NPC's name. */
  npc: string;
  page: number;
  /** The quest whose details are open. */
  quest: number | undefined;
}

const DEFAULTS = { query: '', level: 0, area: '', npc: '', page: 1, quest: 0 };

/** Patch that takes all filters away, and leaves the search. */
export const NO_FILTERS = { level: 0, area: '', npc: '' } as const;

/** The view that a query asks for; a value it does not spell rightly reads as the default. */
export function questsAt(search: URLSearchParams): QuestsView {
  return readView(readUrlState(DEFAULTS, search));
}

export function useQuestsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  return { view: readView(state), hrefWith, set };
}

function readView(state: UrlStateOf<typeof DEFAULTS>): QuestsView {
  const query = state.query.trim();
  return {
    query: query.length >= SEARCH_MIN_LENGTH ? query : '',
    level: QUEST_LEVEL_BANDS.find((band) => band === state.level) ?? 0,
    area: QUEST_AREAS.find((area) => area === state.area) ?? '',
    npc: state.npc.trim().slice(0, SEARCH_MAX_LENGTH),
    page: urlPage(state.page),
    quest: urlId(state.quest) || undefined,
  };
}

export type QuestsLinks = ReturnType<typeof useQuestsView>;

export function activeFilters({ level, area, npc }: QuestsView): number {
  return Number(level !== 0) + Number(area !== '') + Number(npc !== '');
}
