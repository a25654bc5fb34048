import { MAX_GRANTED_POINTS, POINT_TYPES } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  matching,
  oneOf,
  pageNumber,
  useRefresh,
  isText,
} from '@portico/portal-kit';
import { hasFields, isOneOf, isPositive, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { useMutation } from '@tanstack/react-query';

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
  // Reason and note are optional.
  isRequest: (value): value is AddPoints =>
    hasFields(
      { reason: '', note: '', ...(value as object) },
      {
        characterName: isText,
        pointType: isOneOf(POINT_TYPES),
        amount: (amount) => isPositive(amount) && Number(amount) <= MAX_GRANTED_POINTS,
        reason: isText,
        note: isText,
      },
    ),
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
export const useRefreshPoints = () => useRefresh(REQUESTS, '/api/admin/accounts/');
