import type { PointsRequest, PointsRequests, PointsTerms } from '../points.queries';

export function someTerms(changes: Partial<PointsTerms> = {}): PointsTerms {
  return {
    max: 1_000_000,
    reasonFromNx: 10_000,
    reasonFromVotePoints: 10,
    confirmFromNx: 100_000,
    confirmFromVotePoints: 100,
    givenNx: 0,
    givenVotePoints: 0,
    ownAccountId: 900,
    hasSecondAdmin: true,
    ...changes,
  };
}

export function aRequest(changes: Partial<PointsRequest> = {}): PointsRequest {
  return {
    id: 4,
    at: Date.now() - 2 * 3_600_000,
    accountId: 9,
    characterName: 'Tamarisk',
    pointType: 'nx',
    amount: 250_000,
    reason: 'Event prize',
    note: '',
    state: 'waiting',
    askedBy: 'demoadmin',
    decidedBy: null,
    decidedAt: null,
    isOwn: false,
    mayDecide: true,
    ...changes,
  };
}

export function someRequests(requests: PointsRequest[] = [], terms = someTerms()): PointsRequests {
  return { terms, requests, pagination: { page: 1, limit: 25, total: requests.length, pages: 1 } };
}
