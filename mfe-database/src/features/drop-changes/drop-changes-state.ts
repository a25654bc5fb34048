import { readUrlState, urlId, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';

export interface DropChangesView {
  item: number | undefined;
  monster: number | undefined;
  /** One change alone; the other filters say nothing then. */
  set: number | undefined;
  page: number;
}

const DEFAULTS = { item: 0, monster: 0, set: 0, page: 1 };

/** Patch that takes all filters away. */
export const NO_FILTERS = { item: 0, monster: 0, set: 0 } as const;

/** The view that a query asks for; a value it does not spell rightly reads as none. */
export function dropChangesAt(search: URLSearchParams): DropChangesView {
  return readView(readUrlState(DEFAULTS, search));
}

export function useDropChangesView() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return { view: readView(state), hrefWith };
}

function readView(state: UrlStateOf<typeof DEFAULTS>): DropChangesView {
  const set = urlId(state.set) || undefined;
  return {
    item: set === undefined ? urlId(state.item) || undefined : undefined,
    monster: set === undefined ? urlId(state.monster) || undefined : undefined,
    set,
    page: urlPage(state.page),
  };
}

export type DropChangesLinks = ReturnType<typeof useDropChangesView>;
