import { SUSPICION_RULES } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
  useRefresh,
} from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { useMutation } from '@tanstack/react-query';
import { banMany, type BannedMany, type BanRequest } from '../../shared/account/account.queries';

const SUSPICIONS = '/api/admin/suspicions';

export type Suspicions = Answer<typeof SUSPICIONS>;
export type Suspicion = Suspicions['suspicions'][number];
export type SuspicionRuleState = Suspicions['rules'][number];
export type Evidence = Suspicion['evidence'][number];

export const STATES = ['open', 'reviewed', 'all'] as const;

/** Maximum findings that one call reviews. */
const PAGE_ROWS = 100;

export const suspicionsSearch = defineSearch({
  page: pageNumber(),
  state: oneOf(STATES, 'open'),
  rule: oneOf(SUSPICION_RULES),
});
export type SuspicionsView = SearchOf<typeof suspicionsSearch>;

export function suspicionsQuery(view: SuspicionsView) {
  return apiQuery(SUSPICIONS, {
    keepsLast: true,
    authenticated: true,
    query: { ...nonDefaults(suspicionsSearch, view), limit: PAGE_ROWS },
  });
}

const AUTHENTICATED = { authenticated: true } as const;

/** Marks findings as reviewed, with a note. A second review of a finding replaces its note. */
export function useReview(ids: readonly number[]) {
  const invalidate = useInvalidated();
  return useMutation({
    mutationFn: (note: string): Promise<unknown> => sendReview(ids, note),
    onSettled: invalidate,
  });
}

function sendReview(ids: readonly number[], note: string): Promise<unknown> {
  const noted = note === '' ? {} : { note };
  const [id = 0] = ids;
  return ids.length === 1
    ? sendApi('post', `${SUSPICIONS}/{id}/review`, { ...AUTHENTICATED, params: { id }, body: noted })
    : sendApi('post', `${SUSPICIONS}/review`, { ...AUTHENTICATED, body: { ids: [...ids], ...noted } });
}

/** Result of a ban; `reviewError` if the findings could not be marked as reviewed. */
export interface BannedFound extends BannedMany {
  reviewError?: unknown;
}

/** Bans the accounts of findings, and marks the open findings of the banned accounts as reviewed. */
export function useBanFound(findings: readonly Suspicion[]) {
  const invalidate = useInvalidated();
  return useMutation({
    mutationFn: async ({ ban, note }: { ban: BanRequest; note: string }): Promise<BannedFound> => {
      const outcome = await banMany([...new Set(findings.map(({ accountId }) => accountId))], ban);
      const decided = findings.filter(
        ({ accountId, review }) => review === null && outcome.banned.includes(accountId),
      );
      if (decided.length === 0) return outcome;
      const ids = decided.map(({ id }) => id);
      try {
        await sendReview(ids, note);
      } catch (reviewError) {
        return { ...outcome, reviewError };
      }
      return outcome;
    },
    onSettled: invalidate,
  });
}

const useInvalidated = () => useRefresh('/api/admin/', '/api/voting/admin/overview');
