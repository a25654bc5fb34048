import { DEFAULT_HISTORY_RANGE, type HistoryRange } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type Player = Answer<'/api/rankings/{id}'>;
export type RankHistory = Answer<'/api/rankings/{id}/history'>;
export type RankPoint = RankHistory['points'][number];

export function playerQuery(id: string) {
  return apiQuery('/api/rankings/{id}', { params: { id } });
}

export function rankHistoryQuery(id: string | number, range: HistoryRange) {
  return {
    ...apiQuery('/api/rankings/{id}/history', {
      params: { id },
      query: { range: range === DEFAULT_HISTORY_RANGE ? undefined : range },
    }),
    placeholderData: keepPreviousData,
  };
}
