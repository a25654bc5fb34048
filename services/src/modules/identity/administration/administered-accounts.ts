import { Injectable } from '@nestjs/common';
import { type Ban, banOf, GameClock } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type AccountDetails, AccountsRepository } from '../accounts/accounts.repository.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import { rankOf, type Roles, rolesOf } from '../accounts/account-fields.js';
import { FactorPolicy } from '../factors/factors.service.js';
import { deviceOf } from '../sessions/own-sessions.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AddressBans } from './address-bans.js';

const MAX_ADMINS_LOOKED_AT = 50;

/** An open session on the site; `network` as stored. */
export interface OpenSession {
  createdAt: number;
  lastSeenAt: number;
  network: string | null;
  browser: string | null;
  system: string | null;
}

export interface AdministeredAccount {
  id: number;
  name: string;
  roles: Roles;
  rank: number;
  ban: Ban | undefined;
  details: AccountDetails;
  emailConfirmed: boolean;
  hasSecondFactor: boolean;
  addressBans: number;
  sessions: OpenSession[];
}

@Injectable()
export class AdministeredAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: MailAccounts,
    private readonly factors: FactorPolicy,
    private readonly addressBans: AddressBans,
    private readonly sessions: SessionsService,
    private readonly config: PorticoConfig,
    private readonly clock: GameClock,
  ) {}

  async find(id: number): Promise<AdministeredAccount | undefined> {
    const account = await this.accounts.find(id);
    if (account === null) return undefined;
    const [characters, details, hasSecondFactor, addressBans, sessions] = await Promise.all([
      this.accounts.characters(id),
      this.accounts.details(id),
      this.factors.hasFactor(id),
      this.addressBans.count(id),
      this.sessions.openOf(id),
    ]);
    const email = details.email?.trim() ?? '';
    return {
      id,
      name: account.name,
      roles: this.rolesOf(account.webAdmin, characters),
      rank: this.rankOf(account.webAdmin, characters),
      ban: banOf(account, Date.now(), this.clock),
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
}
