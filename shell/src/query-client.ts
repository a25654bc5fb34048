import { ApiError } from '@portico/api-client/runtime';
import type { PortalBoot } from '@portico/contract';
import { seedPageData } from '@portico/portal-kit';
import { QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;
/** Worth one more try without asking: no one answered, or the server says that it is busy. */
const PASSING_STATUS = new Set([0, 502, 503, 504]);

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
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && PASSING_STATUS.has(error.status),
      },
      mutations: { retry: false },
    },
  });
  seedPageData(queries, pageData);
  return queries;
}
