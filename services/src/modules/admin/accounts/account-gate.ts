import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { AdministeredAccounts } from '../../identity/index.js';
import { isHigher, roleOf } from './account-roles.js';

/** On whom an admin may act: not on themselves, and on nobody of a higher role. */
@Injectable()
export class AccountGate {
  constructor(private readonly known: AdministeredAccounts) {}

  /** Roles of the other count as the game's tables give them: those that wait for a second factor, or of a banned account, too. */
  async refuse(accountId: number, principal: Principal): Promise<void> {
    if (accountId === principal.accountId) throw new AppError('admin.own_account');
    const roles = await this.known.roles(accountId);
    if (roles === undefined) throw new AppError('admin.account_not_found');
    if (isHigher(roleOf(roles), roleOf(principal))) throw new AppError('admin.higher_role');
  }
}
