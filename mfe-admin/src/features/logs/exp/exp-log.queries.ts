import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';

export type ExpLogs = Answer<'/api/logs/exp'>;
export type ExpRow = ExpLogs['logs'][number];

/** One character alone, on whatever day; else days and a name. */
const filters = (selection: LogSelection) =>
  selection.playerId > 0 ? { playerId: selection.playerId } : filterQuery(selection, 'characterFilter', {});

/** EXP that characters gained. */
export const EXP_LOG: LogDefinition<ExpLogs> = {
  name: 'exp',
  textKey: 'expLog',
  page: (selection) =>
    apiQuery('/api/logs/exp', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) => apiQuery('/api/logs/exp/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/exp/file', filters(selection)),
};
