import { DROP_SET_STATES, type DropSetState } from '@portico/domain';
import { urlId, urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

/** Which change sets are listed. */
export interface DropSetsView {
  state: DropSetState | undefined;
  dropperId: number | undefined;
  itemId: number | undefined;
  page: number;
}

const DEFAULTS = { state: '', dropper: 0, item: 0, page: 1 };

/** The view that an address asks for; what it does not spell rightly narrows nothing. */
export function useDropSetsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<DropSetsView>(
    () => ({
      state: DROP_SET_STATES.find((one) => one === state.state),
      dropperId: urlId(state.dropper) || undefined,
      itemId: urlId(state.item) || undefined,
      page: urlPage(state.page),
    }),
    [state],
  );
  return { view, hrefWith, set };
}

export type DropSetsState = ReturnType<typeof useDropSetsView>;
