import { SUSPICION_RULES, type SuspicionRule } from '@portico/domain';
import { urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

export const STATES = ['open', 'lookedAt', 'all'] as const;
export type SuspicionState = (typeof STATES)[number];

/** Which findings the page shows. */
export interface SuspicionsView {
  page: number;
  state: SuspicionState;
  rule: SuspicionRule | undefined;
}

const DEFAULTS = { page: 1, state: 'open', rule: '' };

/** The view that an address asks for; what it does not spell rightly is the default. */
export function useSuspicionsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<SuspicionsView>(
    () => ({
      page: urlPage(state.page),
      state: STATES.find((one) => one === state.state) ?? 'open',
      rule: SUSPICION_RULES.find((one) => one === state.rule),
    }),
    [state],
  );
  return { view, hrefWith, set };
}
