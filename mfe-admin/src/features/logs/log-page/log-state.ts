import { MAX_LOG_SEARCH } from '@portico/domain';
import { urlId, urlPage, useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

/** What the address of a log says. Each log reads what it knows; `days` is a range that ends today, in place of dates. */
const DEFAULTS = {
  page: 1,
  cursor: '',
  startDate: '',
  endDate: '',
  days: 7,
  search: '',
  playerId: 0,
  bossType: '',
  frequency: '',
  success: '',
  type: '',
  currency: '',
  action: '',
};

export type LogView = typeof DEFAULTS;
export type LogChoiceKey = 'bossType' | 'frequency' | 'success' | 'type' | 'currency' | 'action';
export type LogPatch = Partial<LogView>;

export const DEFAULT_DAYS = DEFAULTS.days;
export const PRESET_DAYS = [1, 7, 30, 90] as const;
const MAX_CURSOR = 64;
const DAY_OR_MINUTE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Everything that narrows a log, back at its default. */
export const NO_FILTERS: LogPatch = {
  startDate: '',
  endDate: '',
  days: DEFAULTS.days,
  search: '',
  playerId: 0,
  bossType: '',
  frequency: '',
  success: '',
  type: '',
  currency: '',
  action: '',
};

/** The view that an address asks for, and the way to others; what it does not spell rightly narrows nothing. */
export function useLogState() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = useMemo<LogView>(() => cleanView(state), [state]);
  return {
    view,
    hrefWith: (patch: LogPatch) => hrefWith(fromFirstPage(patch)),
    set: (patch: LogPatch, options?: { replace?: boolean }) => set(fromFirstPage(patch), options),
  };
}

export type LogState = ReturnType<typeof useLogState>;

/** A cursor leads on from rows of the same filters: with others it leads nowhere. */
function fromFirstPage(patch: LogPatch): LogPatch {
  return 'page' in patch || 'cursor' in patch ? patch : { ...patch, page: 1, cursor: '' };
}

function cleanView(state: LogView): LogView {
  return {
    ...state,
    page: urlPage(state.page),
    cursor: state.cursor.length > MAX_CURSOR ? '' : state.cursor,
    startDate: DAY_OR_MINUTE.test(state.startDate) ? state.startDate : '',
    endDate: DAY_OR_MINUTE.test(state.endDate) ? state.endDate : '',
    days: PRESET_DAYS.find((days) => days === state.days) ?? DEFAULT_DAYS,
    search: state.search.slice(0, MAX_LOG_SEARCH),
    playerId: urlId(state.playerId),
  };
}

/** The word of a list that an address names; undefined, for all, where it names none. */
export function oneOf<W extends string>(words: readonly W[], word: string): W | undefined {
  return words.find((one) => one === word);
}

/** Whether anything but the default days narrows the log. */
export function isNarrowed(view: LogView): boolean {
  return Object.entries(NO_FILTERS).some(([key, value]) => view[key as keyof LogView] !== value);
}
