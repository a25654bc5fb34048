import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';
import { oneOf } from '../log-page/log-state';

export type InkwellLogs = Answer<'/api/logs/inkwell'>;
export type InkwellRow = InkwellLogs['logs'][number];

export const INKWELL_CURRENCIES = [
  'VOTE_POINTS',
  'NX_CREDIT',
] as const satisfies readonly InkwellRow['currency_type'][];

const filters = (selection: LogSelection) =>
  filterQuery(selection, 'search', { currency: oneOf(INKWELL_CURRENCIES, selection.currency) });

/** Purchases at Inkwell's. */
export const INKWELL_LOG: LogDefinition<InkwellLogs> = {
  name: 'inkwell',
  textKey: 'inkwellLog',
  page: (selection) =>
    apiQuery('/api/logs/inkwell', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) =>
    apiQuery('/api/logs/inkwell/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/inkwell/file', filters(selection)),
};
