import { urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';
import { pointTypeOf } from './points-fields';

const DEFAULTS = { page: 1, character: '', type: 'nx' };
const MAX_NAME = 13;

/** The page of requests that the address names, and for whom the form begins. */
export function usePointsView() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  const view = useMemo(
    () => ({
      page: urlPage(state.page),
      character: state.character.length > MAX_NAME ? '' : state.character,
      type: pointTypeOf(state.type),
    }),
    [state],
  );
  return { view, hrefWith };
}
