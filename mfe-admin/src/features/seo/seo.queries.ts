import { ApiError } from '@portico/api-client';
import { apiQuery, type Answer, defineSearch, matching, type SearchOf } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';

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

/** Days of the report, both included; '' for those of the server: the last 30. */
export const reportSearch = defineSearch({ startDate: matching(DAY), endDate: matching(DAY) });
export type ReportDays = SearchOf<typeof reportSearch>;

/** Without days: the last 30, as the server counts them. */
export function reportQuery({ startDate, endDate }: ReportDays) {
  return {
    ...apiQuery('/api/seo/report', {
      ...AUTHENTICATED,
      // Asking once more connects no search console: the guide is there at once, and a failure has its button.
      retry: 0,
      query: {
        startDate: startDate === '' ? undefined : startDate,
        endDate: endDate === '' ? undefined : endDate,
      },
    }),
    placeholderData: keepPreviousData,
  };
}

/** Whether the report lacks nothing but an owner who connects the search console. */
export function isNotSetUp(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'seo.not_set_up';
}

/** Looked at again while one is being made. */
export function technicalQuery() {
  return {
    ...apiQuery(TECHNICAL, AUTHENTICATED),
    refetchInterval: ({ state }: { state: { data: TechnicalReport | undefined } }) =>
      state.data?.isRunning === true ? WATCH_EVERY_MS : (false as const),
  };
}

export function useBeginTechnical() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendApi('post', TECHNICAL, AUTHENTICATED),
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey: [address] }) => address === TECHNICAL }),
  });
}
