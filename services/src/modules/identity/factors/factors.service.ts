import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor, Principal, WithheldUntil } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { RoleGate, type Roles } from '../accounts/roles.js';
import type { KnownAccount } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OneTimeCodesRepository } from '../one-time-codes/one-time-codes.repository.js';
import { OneTimeCodesService } from '../one-time-codes/one-time-codes.service.js';
import type { FactorsDto, RecoveryCodesDto, TotpSecretDto } from '../own-account.dto.js';
import { toPasskeyDto } from '../passkeys/passkeys.dto.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import type { Credentials } from '../passwords/credentials.repository.js';
import { DefaultPasswords } from '../passwords/default-passwords.js';
import { PasswordsService } from '../passwords/passwords.service.js';

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

  /** Browsers support passkeys only if the portal's address has a host name and uses HTTPS, or is localhost. */
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
    const { id, name, password, salt } = account;
    if (password !== null && (await this.defaults.has(name, { password, salt }))) return 'newPassword';
    return this.isRequiredFor(roles) && !(await this.hasFactor(id)) ? 'secondFactor' : undefined;
  }

  /** Codes of an app count even if they are no longer offered. Passkeys count only while the portal accepts them. */
  async hasFactor(accountId: number, manager?: EntityManager): Promise<boolean> {
    return (
      (await this.codes.isOn(accountId, manager)) ||
      (this.hasPasskeys && (await this.passkeys.hasAny(accountId, manager)))
    );
  }

  async removeAll(accountId: number): Promise<{ codes: boolean; passkeys: number }> {
    const codes = await this.codes.remove(accountId);
    const passkeys = await this.passkeys.removeAll(accountId);
    await this.codes.replaceCodes(accountId, [], Date.now());
    return { codes, passkeys };
  }
}

@Injectable()
export class FactorsService {
  constructor(
    private readonly codes: OneTimeCodesService,
    private readonly storedCodes: OneTimeCodesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly policy: FactorPolicy,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ accountId }: Principal): Promise<FactorsDto> {
    const [totp, recoveryCodesLeft, passkeys, roles] = await Promise.all([
      this.storedCodes.find(accountId),
      this.storedCodes.countCodes(accountId),
      this.passkeys.listOf(accountId),
      this.accounts.grantedRoles(accountId),
    ]);
    const since = totp?.confirmedAt ?? null;
    return {
      totp: { isOn: since !== null, since },
      recoveryCodesLeft,
      passkeys: passkeys.map(toPasskeyDto),
      isRequired: this.policy.isRequiredFor(roles),
      canAddTotp: this.policy.hasTotp,
      canAddPasskeys: this.policy.hasPasskeys,
    };
  }

  async beginTotp(by: Actor, password: string): Promise<TotpSecretDto> {
    if (!this.policy.hasTotp) throw new AppError('game.feature_off');
    return this.codes.begin(await this.passwords.reauthenticate(by, password));
  }

  async confirmTotp(by: Actor, code: string): Promise<RecoveryCodesDto> {
    const name = await this.accounts.name(by.principal.accountId);
    return { recoveryCodes: await this.codes.confirm(name, code, by) };
  }

  async turnTotpOff(by: Actor, password: string): Promise<void> {
    const account = await this.passwords.reauthenticate(by, password);
    await this.remove(account, () => this.codes.turnOff(by));
  }

  async renewCodes(by: Actor, password: string): Promise<RecoveryCodesDto> {
    const { id } = await this.passwords.reauthenticate(by, password);
    if (!(await this.policy.hasFactor(id))) throw new AppError('identity.second_factor_required');
    return { recoveryCodes: await this.codes.renewCodes(by) };
  }

  /** Removes a factor, and the recovery codes with the last one. Removals run one at a time, so that a required factor stays. */
  async remove(account: Credentials, work: () => Promise<void>): Promise<void> {
    const isRequired = this.policy.isRequiredFor(await this.accounts.grantedRoles(account.id));
    await this.unitOfWork.run(async (manager) => {
      if (!(await this.passwords.lockUnchanged(account))) throw new AppError('identity.wrong_password');
      await work();
      if (await this.policy.hasFactor(account.id, manager)) return;
      if (isRequired) throw new AppError('identity.factor_is_required');
      await this.storedCodes.replaceCodes(account.id, [], Date.now());
    });
  }
}
