import { apiQuery } from '@portico/portal-kit';

/** Counts open stores. One row is asked for, since only the total is used. */
export const storeCountQuery = () => apiQuery('/api/market/active-stores', { query: { limit: 1 } });
