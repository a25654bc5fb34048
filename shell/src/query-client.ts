import type { PortalBoot } from '@portico/contract';
import { seedPageData } from '@portico/portal-kit';
import { QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;

/** The query client of all pages, with the answers that came with the page. */
export function createQueryClient(pageData: PortalBoot['pageData'] = {}): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once; waiting silently would show the rows of another page.
        networkMode: 'always',
        // Not implied by the mode above: failed and stale queries are repeated once the browser is online.
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // The API client has already retried where it helps.
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  seedPageData(queries, pageData);
  return queries;
}
