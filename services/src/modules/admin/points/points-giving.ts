import { Injectable } from '@nestjs/common';
import { MAX_INT32, type PointType } from '@portico/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, GameFeatures, LOGIN_STATE } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { GrantsService } from '../../ledger/index.js';
import type { PointsRequestEntity } from '../admin.entities.js';

const CURRENCY = { nx: 'NX', vp: 'VP' } as const;

type GivenPoints = Pick<PointsRequestEntity, 'entryKey' | 'accountId' | 'pointType' | 'amount' | 'askedBy'>;

@Injectable()
export class PointsGiving {
  constructor(
    private readonly grants: GrantsService,
    private readonly features: GameFeatures,
    private readonly reader: DataSource,
  ) {}

  requireOn(): void {
    if (!this.features.isOn('spending')) throw new AppError('game.feature_off');
  }

  /** Returns the balance before and after a grant; both are equal while the grant waits for the account to leave the game. */
  async refuseImpossible(
    manager: EntityManager,
    { accountId, pointType, amount }: { accountId: number; pointType: PointType; amount: number },
  ): Promise<Record<'before' | 'after', number>> {
    const account = await manager.findOne(AccountEntity, {
      where: { id: accountId },
      select: { id: true, loginState: true, nxCredit: true, votePoints: true },
    });
    if (account === null) throw new AppError('admin.account_not_found');
    const before = pointType === 'nx' ? account.nxCredit : account.votePoints;
    const required = before + amount;
    if (required > MAX_INT32) {
      const currency = CURRENCY[pointType];
      throw new AppError('ledger.ceiling_reached', { required, ceiling: MAX_INT32, currency });
    }
    return { before, after: account.loginState === LOGIN_STATE.out ? required : before };
  }

  /** Stores the grant in the current unit of work. Call `deliver` after that unit has ended. */
  give(points: GivenPoints, requestId: string): Promise<void> {
    const { entryKey, accountId, pointType, amount, askedBy } = points;
    return this.grants.give({
      entryKey,
      accountId,
      currency: CURRENCY[pointType],
      delta: amount,
      reason: 'admin',
      actorAccountId: askedBy,
      requestId,
    });
  }

  async deliver({ accountId, entryKey }: Pick<GivenPoints, 'accountId' | 'entryKey'>): Promise<boolean> {
    await this.grants.deliverTo(accountId);
    return !(await this.grants.isWaiting(this.reader.manager, [entryKey]));
  }
}
