import type { PortalBoot } from '@portico/contract';
import { seedPageData } from '@portico/portal-kit';
import { QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;

/** The calls of all pages, those answered that came with the page. */
export function createQueryClient(pageData: PortalBoot['pageData'] = {}): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once and says so; waiting in silence would show the rows of another page.
        networkMode: 'always',
        // Not implied by the mode above: what failed or grew old meanwhile comes by itself once the line is back.
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // The client of the API has tried again where that was worth it.
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  seedPageData(queries, pageData);
  return queries;
}
