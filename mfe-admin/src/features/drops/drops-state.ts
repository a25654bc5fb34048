import { DROP_TABLES, type DropTable, MAX_MONSTER_LEVEL, REACTOR_PARTY_QUESTS } from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
  freeText,
  useSearch,
} from '@portico/portal-kit';
import { useMemo } from 'react';

export const PANELS = ['find', 'bulk', 'simulate', 'budget', 'review'] as const;

export const MAX_SEARCH = 64;

/** No item or map: 0 is mesos, and also a map id. */
export const NONE = -1;

const dropsSearch = defineSearch({
  type: oneOf(DROP_TABLES, 'monster'),
  search: freeText(MAX_SEARCH),
  /** 0 for an open end. */
  minLevel: integer(0, 1, MAX_MONSTER_LEVEL),
  maxLevel: integer(0, 1, MAX_MONSTER_LEVEL),
  partyQuest: oneOf(REACTOR_PARTY_QUESTS),
  page: pageNumber(),
  /** 0 for none. */
  dropper: detail(integer(0, 1)),
  panel: detail(oneOf(PANELS)),
  /** Item whose droppers are searched; `NONE` for none. */
  item: detail(integer(NONE, 0)),
  /** Map whose yield is shown; `NONE` for none. */
  map: detail(integer(NONE, 0)),
});

export type DropsView = SearchOf<typeof dropsSearch> & { table: DropTable };
export type DropsState = SearchLinks<DropsView>;

export function useDropsView(): DropsState {
  const { view, hrefWith, set } = useSearch(dropsSearch);
  return useMemo(() => ({ view: { ...view, table: view.type }, hrefWith, set }), [view, hrefWith, set]);
}

export function isItemFinderOpen({ panel, item }: DropsView): boolean {
  return panel === 'find' || item !== NONE;
}
