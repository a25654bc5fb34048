import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PointType } from '@portico/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountEntity, LOGIN_STATE } from '../../../game/index.js';

export interface ReceiverBalance {
  amount: number;
  isInGame: boolean;
}

@Injectable()
export class ReceiversRepository {
  constructor(@InjectDataSource() private readonly reader: DataSource) {}

  async balance(
    accountId: number,
    pointType: PointType,
    manager: EntityManager = this.reader.manager,
  ): Promise<ReceiverBalance | undefined> {
    const account = await manager.findOne(AccountEntity, {
      where: { id: accountId },
      select: { id: true, loginState: true, nxCredit: true, votePoints: true },
    });
    if (account === null) return undefined;
    const amount = pointType === 'nx' ? account.nxCredit : account.votePoints;
    return { amount, isInGame: account.loginState !== LOGIN_STATE.out };
  }
}
