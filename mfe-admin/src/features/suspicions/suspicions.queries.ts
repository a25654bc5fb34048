import { SUSPICION_RULES } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, oneOf, pageNumber, type SearchOf } from '@portico/portal-kit';
import { sendApi } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';

const SUSPICIONS = '/api/admin/suspicions';

export type Suspicions = Answer<typeof SUSPICIONS>;
export type Suspicion = Suspicions['suspicions'][number];
export type SuspicionRuleState = Suspicions['rules'][number];
export type Evidence = Suspicion['evidence'][number];

export const STATES = ['open', 'lookedAt', 'all'] as const;

export const suspicionsSearch = defineSearch({
  page: pageNumber(),
  state: oneOf(STATES, 'open'),
  rule: oneOf(SUSPICION_RULES),
});
export type SuspicionsView = SearchOf<typeof suspicionsSearch>;

export function suspicionsQuery({ page, state, rule }: SuspicionsView) {
  return {
    ...apiQuery(SUSPICIONS, {
      authenticated: true,
      query: {
        page: page === 1 ? undefined : page,
        state: state === 'open' ? undefined : state,
        rule,
      },
    }),
    placeholderData: keepPreviousData,
  };
}

export function useLook(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      sendApi('post', '/api/admin/suspicions/{id}/look', {
        authenticated: true,
        params: { id },
        body: note === '' ? {} : { note },
      }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          String(address).startsWith(SUSPICIONS) || address === '/api/voting/admin/overview',
      }),
  });
}
