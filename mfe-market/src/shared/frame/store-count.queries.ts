import { apiQuery } from '@portico/portal-kit';

/** How many stores are open, with the fewest rows that can be asked for. */
export const storeCountQuery = () => apiQuery('/api/market/active-stores', { query: { limit: 1 } });
