import { MAX_LOG_SEARCH, MAX_LOG_THING } from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  matching,
  oneOf as oneWordOf,
  pageNumber,
  position,
  type SearchLinks,
  type SearchOf,
  type SearchPatch,
  freeText,
  uncheckedText,
  useSearch,
} from '@portico/portal-kit';

export const DEFAULT_DAYS = 7;
export const PRESET_DAYS = [1, 7, 30, 90] as const;
const DAY_OR_MINUTE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Filter parameters of the logs. `days` is a range that ends today, instead of dates. */
const FILTERS = {
  startDate: matching(DAY_OR_MINUTE),
  endDate: matching(DAY_OR_MINUTE),
  days: oneWordOf(PRESET_DAYS, DEFAULT_DAYS),
  search: freeText(MAX_LOG_SEARCH),
  item: freeText(MAX_LOG_THING),
  source: freeText(MAX_LOG_THING),
  playerId: integer(0, 1),
  bossType: uncheckedText(),
  frequency: uncheckedText(),
  success: uncheckedText(),
  type: uncheckedText(),
  currency: uncheckedText(),
  action: uncheckedText(),
};

/** A cursor belongs to its filters: changing them drops it. */
const logSearch = defineSearch({
  page: pageNumber(),
  cursor: position(matching(/^.{1,64}$/)),
  /** `open` for the full chart; otherwise the chart is a strip. */
  chart: detail(oneWordOf(['open'])),
  ...FILTERS,
});

export type LogView = SearchOf<typeof logSearch>;
export type LogChoiceKey = 'bossType' | 'frequency' | 'success' | 'type' | 'currency' | 'action';
export type LogPatch = SearchPatch<LogView>;
export type LogState = SearchLinks<LogView>;

export const NO_FILTERS = Object.fromEntries(Object.keys(FILTERS).map((name) => [name, undefined])) as {
  [K in keyof typeof FILTERS]: undefined;
};

export const useLogState = () => useSearch(logSearch);

/** Returns the word if the list has it; undefined, which means all, if not. */
export function oneOf<W extends string>(words: readonly W[], word: string): W | undefined {
  return words.find((one) => one === word);
}

/** Whether any filter but the default days narrows the log. */
export function isNarrowed(view: LogView): boolean {
  return Object.entries(FILTERS).some(([name, { fallback }]) => view[name as keyof LogView] !== fallback);
}
