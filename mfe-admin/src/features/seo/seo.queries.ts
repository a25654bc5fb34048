import { ApiError } from '@portico/api-client';
import {
  apiQuery,
  type Answer,
  defineSearch,
  matching,
  nonDefaults,
  type SearchOf,
  useRefresh,
} from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { useMutation } from '@tanstack/react-query';

export type SeoReport = Answer<'/api/seo/report'>;
export type SeoIssue = SeoReport['summary']['issues'][number];
export type SeoQuery = SeoReport['summary']['topQueries'][number];
export type SeoPageMetrics = SeoReport['summary']['topPages'][number];
export type SeoSitemap = SeoReport['fullReport']['sitemaps']['sitemap'][number];
export type TechnicalReport = Answer<'/api/seo/technical'>;
export type TechnicalCheck = TechnicalReport['checks'][number];
export type TechnicalFinding = TechnicalCheck['findings'][number];

const AUTHENTICATED = { authenticated: true } as const;
const TECHNICAL = '/api/seo/technical';
const WATCH_EVERY_MS = 2000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days of the report, inclusive; '' for the default of the server. */
export const reportSearch = defineSearch({ startDate: matching(DAY), endDate: matching(DAY) });
export type ReportDays = SearchOf<typeof reportSearch>;

export function reportQuery(days: ReportDays) {
  return apiQuery('/api/seo/report', {
    keepsLast: true,
    ...AUTHENTICATED,
    // Fails at once, because a retry does not connect the console.
    retry: 0,
    query: nonDefaults(reportSearch, days),
  });
}

export function isNotSetUp(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'seo.not_set_up';
}

/** Polls while a report is being created. */
export function technicalQuery() {
  return {
    ...apiQuery(TECHNICAL, AUTHENTICATED),
    refetchInterval: ({ state }: { state: { data: TechnicalReport | undefined } }) =>
      state.data?.isRunning === true ? WATCH_EVERY_MS : (false as const),
  };
}

export function useBeginTechnical() {
  const refresh = useRefresh(TECHNICAL);
  return useMutation({ mutationFn: () => sendApi('post', TECHNICAL, AUTHENTICATED), onSettled: refresh });
}
