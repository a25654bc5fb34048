import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';
import { oneOf } from '../log-page/log-state';

export type NxCreditLogs = Answer<'/api/logs/nx-credit'>;
export type NxCreditRow = NxCreditLogs['logs'][number];

export const TRANSACTION_TYPES = [
  'GAIN',
  'SPEND',
] as const satisfies readonly NxCreditRow['transaction_type'][];

const filters = (selection: LogSelection) =>
  filterQuery(selection, 'search', { type: oneOf(TRANSACTION_TYPES, selection.type) });

/** NX that accounts gained and spent. */
export const NX_CREDIT_LOG: LogDefinition<NxCreditLogs> = {
  name: 'nx-credit',
  textKey: 'nxLog',
  page: (selection) =>
    apiQuery('/api/logs/nx-credit', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) =>
    apiQuery('/api/logs/nx-credit/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/nx-credit/file', filters(selection)),
};
