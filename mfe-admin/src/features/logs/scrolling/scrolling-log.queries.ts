import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';
import { oneOf } from '../log-page/log-state';

export type ScrollingLogs = Answer<'/api/logs/scrolling'>;
export type ScrollingRow = ScrollingLogs['logs'][number];

/** Whether a scroll worked, as the call spells it. */
export const OUTCOMES = ['true', 'false'] as const;

const filters = (selection: LogSelection) =>
  filterQuery(selection, 'search', { success: oneOf(OUTCOMES, selection.success) });

/** Scrolls that were used. */
export const SCROLLING_LOG: LogDefinition<ScrollingLogs> = {
  name: 'scrolling',
  textKey: 'scrollingLog',
  page: (selection) =>
    apiQuery('/api/logs/scrolling', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) =>
    apiQuery('/api/logs/scrolling/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/scrolling/file', filters(selection)),
};
