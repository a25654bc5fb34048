import { useUrlState } from '@portico/portal-kit';

/** Whom the home page shows as the best: everybody, or those with one life. */
export const TOP_MODES = ['regular', 'ironman'] as const;

export type TopMode = (typeof TOP_MODES)[number];

const DEFAULTS = { top: 'regular' };

export function useTopMode() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    mode: TOP_MODES.find((mode) => mode === state.top) ?? 'regular',
    hrefOf: (mode: TopMode) => hrefWith({ top: mode }),
  };
}
