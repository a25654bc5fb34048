import { DEFAULT_HISTORY_RANGE, HISTORY_RANGES, type HistoryRange } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, oneOf } from '@portico/portal-kit';

/** `range`: the time that the charts cover. */
export const playerSearch = defineSearch({ range: oneOf(HISTORY_RANGES, DEFAULT_HISTORY_RANGE) });

export type Player = Answer<'/api/rankings/{id}'>;
export type RankHistory = Answer<'/api/rankings/{id}/history'>;
export type RankPoint = RankHistory['points'][number];

export function playerQuery(id: string) {
  return apiQuery('/api/rankings/{id}', { params: { id } });
}

export function rankHistoryQuery(id: string | number, range: HistoryRange) {
  return apiQuery('/api/rankings/{id}/history', {
    keepsLast: true,
    params: { id },
    query: { range: range === DEFAULT_HISTORY_RANGE ? undefined : range },
  });
}
