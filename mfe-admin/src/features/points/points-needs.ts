import type { PointType } from '@portico/domain';
import type { PointsTerms } from './points.queries';

export interface PointsNeeds {
  reason: boolean;
  confirmation: boolean;
  /** It would need a second admin if there were one. */
  isAlone: boolean;
  /** From which amount on a reason is needed. */
  reasonFrom: number;
  /** What the same admin gave within a day, which counts too. */
  given: number;
}

/** What a grant needs by the terms of the server, which has the last word. Without an amount: what the next one point would need. */
export function needsOf(
  terms: PointsTerms,
  { pointType, amount, accountId }: { pointType: PointType; amount?: number; accountId?: number },
): PointsNeeds {
  const isNx = pointType === 'nx';
  const given = isNx ? terms.givenNx : terms.givenVotePoints;
  const reasonFrom = isNx ? terms.reasonFromNx : terms.reasonFromVotePoints;
  const together = given + (amount ?? 0);
  const confirmFrom =
    accountId === terms.ownAccountId ? 1 : isNx ? terms.confirmFromNx : terms.confirmFromVotePoints;
  const isLarge = amount !== undefined && together >= confirmFrom;
  return {
    reason: isLarge || (amount !== undefined && together >= reasonFrom),
    confirmation: isLarge && terms.hasSecondAdmin,
    isAlone: isLarge && !terms.hasSecondAdmin,
    reasonFrom: Math.max(1, reasonFrom - given),
    given,
  };
}
