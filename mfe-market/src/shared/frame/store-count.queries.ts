import { apiQuery } from '@portico/portal-kit';

/** Counts open stores. Asks for one row, since only the total is used. */
export const storeCountQuery = () => apiQuery('/api/market/active-stores', { query: { limit: 1 } });
