import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { RoleGate, type Roles } from '../accounts/roles.js';
import type { KnownAccount } from '../accounts/accounts.repository.js';
import { OneTimeCodesRepository } from '../one-time-codes/one-time-codes.repository.js';
import type { WithheldUntil } from '../../../platform/http/index.js';
import { DefaultPasswords } from '../passwords/password-hasher.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';

@Injectable()
export class FactorPolicy extends RoleGate {
  constructor(
    private readonly config: PorticoConfig,
    private readonly codes: OneTimeCodesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly defaults: DefaultPasswords,
  ) {
    super();
  }

  get hasTotp(): boolean {
    return this.config.server.identity.secondFactor;
  }

  /** Browsers know passkeys where the portal's address has a name and nobody on the way can read along. */
  get hasPasskeys(): boolean {
    const { protocol, hostname } = new URL(this.config.public.site.origin ?? '');
    const isNamed = !/^[\d.]+$|:/.test(hostname);
    return (
      this.config.server.identity.passkeys && isNamed && (protocol === 'https:' || hostname === 'localhost')
    );
  }

  isRequiredFor({ isAdmin, isWebAdmin }: Roles): boolean {
    return this.config.server.identity.requireSecondFactor === 'admins' && (isAdmin || isWebAdmin);
  }

  override async withheldUntil(account: KnownAccount, roles: Roles): Promise<WithheldUntil | undefined> {
    if (!roles.isAdmin && !roles.isWebAdmin) return undefined;
    const { id, name, password } = account;
    if (password !== null && (await this.defaults.has(name, password))) return 'newPassword';
    return this.isRequiredFor(roles) && !(await this.hasFactor(id)) ? 'secondFactor' : undefined;
  }

  /** Codes of an app count when they are no longer offered too; a passkey that is not taken protects nothing. */
  async hasFactor(accountId: number, manager?: EntityManager): Promise<boolean> {
    return (
      (await this.codes.isOn(accountId, manager)) ||
      (this.hasPasskeys && (await this.passkeys.hasAny(accountId, manager)))
    );
  }
}
