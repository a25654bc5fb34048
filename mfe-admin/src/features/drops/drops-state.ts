import {
  DROP_TABLES,
  MAX_MONSTER_LEVEL,
  REACTOR_PARTY_QUESTS,
  type DropTable,
  type ReactorPartyQuest,
} from '@portico/domain';
import { urlId, urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

export const PANELS = ['find', 'bulk', 'simulate', 'budget', 'review'] as const;
export type DropsPanel = (typeof PANELS)[number];

export const MAX_SEARCH = 64;

/** An item or a map of which none is named: 0 is mesos, and a map. */
export const NONE = -1;

/** What the editor shows: which droppers are listed, which is open, and what is open beside them. */
export interface DropsView {
  table: DropTable;
  search: string;
  /** 0 is open below, or above. */
  minLevel: number;
  maxLevel: number;
  partyQuest: ReactorPartyQuest | undefined;
  page: number;
  /** 0 is none. */
  dropper: number;
  panel: DropsPanel | undefined;
  /** Whose droppers are looked for, `NONE` for none. */
  item: number;
  /** Whose yield is shown, `NONE` for none. */
  map: number;
}

const DEFAULTS = {
  type: 'monster',
  search: '',
  minLevel: 0,
  maxLevel: 0,
  partyQuest: '',
  page: 1,
  dropper: 0,
  panel: '',
  item: NONE,
  map: NONE,
};

type Patch = Partial<{ [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] }>;

/** What changes which droppers are listed; all else keeps the page of the list. */
const LIST_KEYS: ReadonlySet<string> = new Set(['type', 'search', 'minLevel', 'maxLevel', 'partyQuest']);

/** The view that an address asks for; what it does not spell rightly is the default. */
export function useDropsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<DropsView>(
    () => ({
      table: DROP_TABLES.find((one) => one === state.type) ?? 'monster',
      search: state.search.trim().slice(0, MAX_SEARCH),
      minLevel: levelOf(state.minLevel),
      maxLevel: levelOf(state.maxLevel),
      partyQuest: REACTOR_PARTY_QUESTS.find((one) => one === state.partyQuest),
      page: urlPage(state.page),
      dropper: urlId(state.dropper),
      panel: PANELS.find((one) => one === state.panel),
      item: idOrNone(state.item),
      map: idOrNone(state.map),
    }),
    [state],
  );
  return useMemo(() => {
    const keepPage = (patch: Patch): Patch =>
      Object.keys(patch).some((key) => LIST_KEYS.has(key)) ? patch : { page: view.page, ...patch };
    return {
      view,
      hrefWith: (patch: Patch) => hrefWith(keepPage(patch)),
      set: (patch: Patch, options?: { replace?: boolean }) => set(keepPage(patch), options),
    };
  }, [view, hrefWith, set]);
}

export type DropsState = ReturnType<typeof useDropsView>;

/** Whether who drops an item is looked for, in the place of the list; what opens over it leaves that as it is. */
export function isFinding({ panel, item }: DropsView): boolean {
  return panel === 'find' || item !== NONE;
}

function levelOf(level: number): number {
  return Number.isInteger(level) && level >= 1 && level <= MAX_MONSTER_LEVEL ? level : 0;
}

function idOrNone(id: number): number {
  return id === 0 ? 0 : urlId(id) || NONE;
}
