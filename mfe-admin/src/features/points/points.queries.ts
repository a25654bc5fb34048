import { MAX_GRANTED_POINTS, POINT_TYPES } from '@portico/domain';
import { apiQuery, type Answer, defineSearch, matching, oneOf, pageNumber } from '@portico/portal-kit';
import { PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const REQUESTS = '/api/admin/points';
const ADD = '/api/voting/admin/add-points';

export type PointsRequests = Answer<typeof REQUESTS>;
export type PointsRequest = PointsRequests['requests'][number];
export type PointsTerms = PointsRequests['terms'];
export type AddPoints = Body<'post', typeof ADD>;
export type PointsAdded = Sent<'post', typeof ADD>;

export const pointsSearch = defineSearch({
  page: pageNumber(),
  character: matching(/^.{1,13}$/u),
  type: oneOf(POINT_TYPES, 'nx'),
});

export function requestsQuery(page: number) {
  return apiQuery(REQUESTS, {
    keepsLast: true,
    authenticated: true,
    query: { page: page === 1 ? undefined : page },
  });
}

export function receiverQuery(accountId: number) {
  return apiQuery('/api/admin/accounts/{id}', { authenticated: true, params: { id: accountId } });
}

export const addPoints = new PendingSend<AddPoints, PointsAdded>({
  name: 'add-points',
  isRequest: isAddPoints,
  send: (body, idempotencyKey) => sendApi('post', ADD, { authenticated: true, body, idempotencyKey }),
});

export function useDecide(id: number, decision: 'approve' | 'refuse') {
  const refresh = useRefreshPoints();
  return useMutation({
    mutationFn: () =>
      sendApi('post', `/api/admin/points/{id}/${decision}`, { authenticated: true, params: { id } }),
    onSettled: refresh,
  });
}

/** Refreshes everything that a grant changes. */
export function useRefreshPoints(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) =>
        String(address).startsWith(REQUESTS) || String(address).startsWith('/api/admin/accounts/'),
    });
}

/** Type guard: another release may have stored the value. */
function isAddPoints(value: unknown): value is AddPoints {
  if (typeof value !== 'object' || value === null) return false;
  const { characterName, pointType, amount, reason = '', note = '' } = value as Record<string, unknown>;
  return (
    typeof characterName === 'string' &&
    POINT_TYPES.some((type) => type === pointType) &&
    Number.isInteger(amount) &&
    Number(amount) >= 1 &&
    Number(amount) <= MAX_GRANTED_POINTS &&
    typeof reason === 'string' &&
    typeof note === 'string'
  );
}
