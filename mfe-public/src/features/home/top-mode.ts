import { readUrlState, useUrlState } from '@portico/portal-kit';

/** Whom the home page shows as the best: everybody, or those with one life. */
export const TOP_MODES = ['regular', 'ironman'] as const;

export type TopMode = (typeof TOP_MODES)[number];

const DEFAULTS = { top: 'regular' };

/** The mode that a query asks for. */
export function topModeAt(search: URLSearchParams): TopMode {
  return readMode(readUrlState(DEFAULTS, search));
}

export function useTopMode() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    mode: readMode(state),
    hrefOf: (mode: TopMode) => hrefWith({ top: mode }),
  };
}

function readMode({ top }: { top: string }): TopMode {
  return TOP_MODES.find((mode) => mode === top) ?? 'regular';
}
