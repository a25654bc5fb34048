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
export type DropsPanel = (typeof PANELS)[number];

export const MAX_SEARCH = 64;

/** An item or a map of which none is named: 0 is mesos, and a map. */
export const NONE = -1;

/** What the editor shows: which droppers are listed, which is open, and what is open beside them. */
const dropsSearch = defineSearch({
  type: oneOf(DROP_TABLES, 'monster'),
  search: freeText(MAX_SEARCH),
  /** 0 is open below, or above. */
  minLevel: integer(0, 1, MAX_MONSTER_LEVEL),
  maxLevel: integer(0, 1, MAX_MONSTER_LEVEL),
  partyQuest: oneOf(REACTOR_PARTY_QUESTS),
  page: pageNumber(),
  /** 0 is none. */
  dropper: detail(integer(0, 1)),
  panel: detail(oneOf(PANELS)),
  /** Whose droppers are looked for, `NONE` for none. */
  item: detail(integer(NONE, 0)),
  /** Whose yield is shown, `NONE` for none. */
  map: detail(integer(NONE, 0)),
});

export type DropsView = SearchOf<typeof dropsSearch> & { table: DropTable };
export type DropsState = SearchLinks<DropsView>;

export function useDropsView(): DropsState {
  const { view, hrefWith, set } = useSearch(dropsSearch);
  return useMemo(() => ({ view: { ...view, table: view.type }, hrefWith, set }), [view, hrefWith, set]);
}

/** Whether who drops an item is looked for, in the place of the list; what opens over it leaves that as it is. */
export function isFinding({ panel, item }: DropsView): boolean {
  return panel === 'find' || item !== NONE;
}
