import { Injectable } from '@nestjs/common';
import { DAY_MS, MAX_GRANTED_POINTS, type PointType } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AdministeredAccounts } from '../../identity/index.js';
import { PointsRequestsRepository } from './points-requests.repository.js';
import type { PointsTermsDto } from './points.dto.js';

/** Grants within this time count together, so that many small grants cannot avoid the threshold. */
export const GIVEN_TOGETHER_MS = DAY_MS;

const lastDay = () => Date.now() - GIVEN_TOGETHER_MS;

/** Decides which grants need a reason, and which need a second admin if there is one. */
@Injectable()
export class PointsTerms {
  constructor(
    private readonly config: PorticoConfig,
    private readonly requests: PointsRequestsRepository,
    private readonly accounts: AdministeredAccounts,
  ) {}

  async of(accountId: number): Promise<PointsTermsDto> {
    const [givenNx, givenVotePoints, hasSecondAdmin] = await Promise.all([
      this.requests.givenBy(accountId, 'nx', lastDay()),
      this.requests.givenBy(accountId, 'vp', lastDay()),
      this.accounts.hasAdminBeside(accountId),
    ]);
    const { points } = this.config.server.admin;
    return {
      max: MAX_GRANTED_POINTS,
      ...points,
      givenNx,
      givenVotePoints,
      ownAccountId: accountId,
      hasSecondAdmin,
    };
  }

  /** Returns whether another grant needs a second admin. Call it in the unit of work that locks the admin's grants. */
  async needsOf(
    manager: EntityManager,
    askedBy: number,
    { accountId, pointType, amount }: { accountId: number; pointType: PointType; amount: number },
  ): Promise<Record<'reason' | 'confirmation', boolean>> {
    const { points } = this.config.server.admin;
    const [reasonFrom, confirmFrom] =
      pointType === 'nx'
        ? [points.reasonFromNx, points.confirmFromNx]
        : [points.reasonFromVotePoints, points.confirmFromVotePoints];
    const together = (await this.requests.givenBy(askedBy, pointType, lastDay(), manager)) + amount;
    // Admins never give themselves points without a second admin.
    const isLarge = accountId === askedBy || together >= confirmFrom;
    // The second admin and readers of the audit need to know the purpose.
    const reason = isLarge || together >= reasonFrom;
    return { reason, confirmation: isLarge && (await this.accounts.hasAdminBeside(askedBy)) };
  }
}
