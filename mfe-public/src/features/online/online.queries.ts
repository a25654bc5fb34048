import {
  type Answer,
  apiQuery,
  defineSearch,
  freeText,
  nonDefaults,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';

export type OnlinePlayers = Answer<'/api/activity/online'>;
export type OnlinePlayer = OnlinePlayers['players'][number];

const CURSOR_MAX_LENGTH = 16;
const REFRESH_MS = 20_000;

export const onlineSearch = defineSearch({ page: pageNumber(), cursor: freeText(CURSOR_MAX_LENGTH) });

export function onlineQuery(view: SearchOf<typeof onlineSearch>) {
  return {
    ...apiQuery('/api/activity/online', { keepsLast: true, query: nonDefaults(onlineSearch, view) }),
    refetchInterval: REFRESH_MS,
  };
}
