import { urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';
import { VERDICTS, type Verdict } from './verdict';

/** Which callbacks the page shows; '' and undefined narrow nothing. */
export interface CallbacksView {
  page: number;
  site: string;
  verdict: Verdict | undefined;
}

const DEFAULTS = { page: 1, site: '', verdict: '' };
const MAX_SITE = 32;

/** The view that an address asks for; what it does not spell rightly narrows nothing. */
export function useCallbacksView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<CallbacksView>(
    () => ({
      page: urlPage(state.page),
      site: state.site.length > MAX_SITE ? '' : state.site,
      verdict: VERDICTS.find((verdict) => verdict === state.verdict),
    }),
    [state],
  );
  return { view, hrefWith, set };
}

export type HrefWith = ReturnType<typeof useCallbacksView>['hrefWith'];
