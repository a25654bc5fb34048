import { Injectable } from '@nestjs/common';
import { banOf, GameClock } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { rankOf, type Roles, rolesOf } from '../accounts/roles.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import { FactorPolicy } from '../factors/factors.service.js';
import { deviceOf } from '../sessions/own-sessions.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { BanWriter } from './ban-writer.js';

const MAX_ADMINS_LOOKED_AT = 50;

@Injectable()
export class AdministeredAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: MailAccounts,
    private readonly factors: FactorPolicy,
    private readonly bans: BanWriter,
    private readonly sessions: SessionsService,
    private readonly config: PorticoConfig,
    private readonly clock: GameClock,
  ) {}

  /** Networks of its open sessions are as stored, not masked. */
  async find(id: number) {
    const account = await this.accounts.find(id);
    if (account === null) return undefined;
    const [characters, details, hasSecondFactor, addressBans, sessions] = await Promise.all([
      this.accounts.characters(id),
      this.accounts.details(id),
      this.factors.hasFactor(id),
      this.bans.countAddresses(id),
      this.sessions.openOf(id),
    ]);
    const email = details.email?.trim() ?? '';
    return {
      roles: this.rolesOf(account.webAdmin, characters),
      rank: this.rankOf(account.webAdmin, characters),
      details,
      emailConfirmed: email !== '' && (await this.mails.isConfirmed({ id, email })),
      hasSecondFactor,
      addressBans,
      sessions: sessions.map(({ createdAt, lastSeenAt, network, device }) => {
        const { browser, system } = deviceOf(device);
        return { createdAt, lastSeenAt, network, browser, system };
      }),
    };
  }

  async hasAdminBeside(accountId: number): Promise<boolean> {
    const { gmLevel } = this.config.server.admin;
    for (const id of await this.accounts.adminsBeside(accountId, gmLevel, MAX_ADMINS_LOOKED_AT)) {
      const account = await this.accounts.find(id);
      if (account !== null && banOf(account, Date.now(), this.clock) === undefined) return true;
    }
    return false;
  }

  /** Rank of an account in the game's tables, whether its roles are active or not; undefined for an unknown account. */
  async rank(id: number): Promise<number | undefined> {
    const account = await this.accounts.find(id);
    return account === null ? undefined : this.rankOf(account.webAdmin, await this.accounts.characters(id));
  }

  rankOf(webAdmin: number | null, characters: readonly { gmLevel: number }[]): number {
    return rankOf(webAdmin, characters, this.config.server.admin.gmLevel);
  }

  rolesOf(webAdmin: number | null, characters: readonly { gmLevel: number }[]): Roles {
    return rolesOf(webAdmin, characters, this.config.server.admin.gmLevel);
  }

  removeFactors(accountId: number): Promise<{ codes: boolean; passkeys: number }> {
    return this.factors.removeAll(accountId);
  }
}
