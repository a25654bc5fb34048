import { Injectable } from '@nestjs/common';
import { banOf } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type { AccountDto } from './account.dto.js';
import { toAccountDto } from './account.mapper.js';
import { AccountsRepository } from './accounts.repository.js';
import type { AccountCharacter, KnownAccount } from './accounts.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly config: PorticoConfig,
  ) {}

  /** Roles of an account as they are now; a banned account has none. */
  async principal(accountId: number): Promise<Principal> {
    const account = await this.find(accountId);
    const ban = banOf(account, Date.now());
    if (ban) {
      throw new AppError('identity.account_banned', {
        type: ban.type,
        reason: ban.reason ?? '',
        ...(ban.until === null ? {} : { until: ban.until }),
      });
    }
    return this.rolesOf(account, await this.accounts.characters(accountId));
  }

  async account(accountId: number): Promise<AccountDto> {
    const account = await this.find(accountId);
    const [characters, details] = await Promise.all([
      this.accounts.characters(accountId),
      this.accounts.details(accountId),
    ]);
    const principal = this.rolesOf(account, characters);
    return toAccountDto({ account, characters, details, principal, ban: banOf(account, Date.now()) });
  }

  private async find(accountId: number): Promise<KnownAccount> {
    const account = await this.accounts.find(accountId);
    if (account === null) throw new AppError('identity.session_expired');
    return account;
  }

  private rolesOf(account: KnownAccount, characters: AccountCharacter[]): Principal {
    const isWebAdmin = (account.webAdmin ?? 0) >= 1;
    const isGameMaster = characters.some(
      (character) => character.gmLevel >= this.config.server.admin.gmLevel,
    );
    return { accountId: account.id, isAdmin: isWebAdmin || isGameMaster, isWebAdmin };
  }
}
