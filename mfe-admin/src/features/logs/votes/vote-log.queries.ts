import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';

export type VoteLogs = Answer<'/api/voting/admin/logs'>;
export type VoteRow = VoteLogs['logs'][number];

const filters = (selection: LogSelection) => filterQuery(selection, 'searchFilter', {});

/** Votes that counted. */
export const VOTE_LOG: LogDefinition<VoteLogs> = {
  name: 'votes',
  textKey: 'voteLog',
  page: (selection) =>
    apiQuery('/api/voting/admin/logs', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) =>
    apiQuery('/api/voting/admin/logs/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/voting/admin/logs/file', filters(selection)),
};
