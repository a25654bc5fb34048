import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { AdministeredAccounts } from '../../identity/index.js';

@Injectable()
export class AccountGate {
  constructor(private readonly known: AdministeredAccounts) {}

  /** Throws unless the principal may act on the account, by the rank in the game's tables, even if its roles wait or it is banned. */
  async refuse(accountId: number, principal: Principal): Promise<void> {
    if (accountId === principal.accountId) throw new AppError('admin.own_account');
    const rank = await this.known.rank(accountId);
    if (rank === undefined) throw new AppError('admin.account_not_found');
    if (!(await this.isAbove(rank, principal))) throw new AppError('admin.higher_role');
  }

  /** Throws unless the principal may read the staff's notes, which needs the same rights as acting. Web admins may read all notes. */
  async refuseReading(accountId: number, principal: Principal): Promise<void> {
    if (!principal.isWebAdmin) return this.refuse(accountId, principal);
    if ((await this.known.rank(accountId)) === undefined) throw new AppError('admin.account_not_found');
  }

  /** Admins of the same rank may not act on each other. */
  async isAbove(rank: number, { accountId }: Principal): Promise<boolean> {
    return ((await this.known.rank(accountId)) ?? 0) > rank;
  }
}
