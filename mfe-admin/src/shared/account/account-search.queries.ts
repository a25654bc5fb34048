import { apiQuery } from '@portico/portal-kit';
import { ACCOUNTS } from './account.queries';

const HITS = 8;

export const accountsNamedQuery = (search: string) =>
  apiQuery(ACCOUNTS, { query: { search, by: 'name', limit: HITS }, authenticated: true });
