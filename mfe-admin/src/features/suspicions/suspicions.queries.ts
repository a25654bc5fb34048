import { SUSPICION_RULES, grouped } from '@portico/domain';
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

/** Findings that are decided together: those of a ring, or what one rule found about one account. */
export interface FindingGroup {
  key: string;
  findings: readonly [Suspicion, ...Suspicion[]];
  /** Accounts of the group, each once. A group with fewer than two is no ring. */
  accounts: readonly Pick<Suspicion, 'accountId' | 'accountName' | 'ban'>[];
}

/**
 * Groups open findings, because a rule finds the same accounts day after day. Accounts that voted in turn from one
 * network have findings with the same time and network: a ring. Reviewed findings stay apart, each with its note.
 */
export function groupsOf(suspicions: readonly Suspicion[]): FindingGroup[] {
  const days = grouped(suspicions, dayKeyOf);
  const groups = grouped([...days.values()], groupKeyOf);
  return [...groups.entries()].flatMap(([key, parts]) => {
    const [first, ...others] = parts.flat();
    if (first === undefined) return [];
    const findings: FindingGroup['findings'] = [first, ...others];
    const accounts = [...new Map(findings.map((finding) => [finding.accountId, finding])).values()];
    return [{ key, findings, accounts }];
  });
}

/** Returns the same key for findings of the same network and time; a key of its own for any other. */
function dayKeyOf({ id, rule, at, review, evidence }: Suspicion): string {
  const isOfMany = rule === 'shared-network' && review === null;
  return isOfMany ? `${at} ${evidence.find(({ name }) => name === 'network')?.value}` : String(id);
}

function groupKeyOf(findings: readonly Suspicion[]): string {
  const ids = findings.map(({ accountId }) => accountId).sort((one, other) => one - other);
  const [first] = findings;
  return first === undefined || first.review !== null
    ? `reviewed ${first?.id}`
    : `${first.rule} ${ids.join(' ')}`;
}
