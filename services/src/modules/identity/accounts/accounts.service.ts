import { Injectable } from '@nestjs/common';
import { DEFAULT_BAN_REASON } from '@portico/domain';
import { type Ban, banOf, GameClock, gameNumber, LOGIN_STATE } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { AccountCharacterDto, AccountDto } from '../own-account.dto.js';
import { type ActingRoles, NO_ROLES, RoleGate, type Roles, rolesOf } from './roles.js';
import { type AccountCharacter, AccountsRepository, type KnownAccount } from './accounts.repository.js';
import { MailAccounts } from './mail-accounts.js';
import { PasswordMarks } from './password-marks.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: MailAccounts,
    private readonly gate: RoleGate,
    private readonly marks: PasswordMarks,
    private readonly config: PorticoConfig,
    private readonly clock: GameClock,
  ) {}

  /** Effective roles. `withheld` ones wait for a second factor or a new password. Banned accounts have none and need `allowBanned`. */
  async roles(
    { accountId, passwordMark }: { accountId: number; passwordMark: string | null },
    allowBanned: boolean,
  ): Promise<ActingRoles> {
    const account = await this.find(accountId);
    if (passwordMark !== null && passwordMark !== this.marks.of(account.password))
      throw new AppError('identity.session_expired');
    const ban = banOf(account, Date.now(), this.clock);
    if (ban && !allowBanned) throw bannedError(ban);
    if (ban) return NO_ROLES;
    return this.acting(account, this.rolesOf(account, await this.accounts.characters(accountId)));
  }

  async grantedRoles(accountId: number): Promise<Roles> {
    const account = await this.find(accountId);
    return this.rolesOf(account, await this.accounts.characters(accountId));
  }

  async name(accountId: number): Promise<string> {
    return (await this.find(accountId)).name;
  }

  async refuseBanned(accountId: number): Promise<void> {
    const ban = banOf(await this.find(accountId), Date.now(), this.clock);
    if (ban) throw bannedError(ban);
  }

  async account(accountId: number): Promise<AccountDto> {
    const account = await this.find(accountId);
    const [characters, details] = await Promise.all([
      this.accounts.characters(accountId),
      this.accounts.details(accountId),
    ]);
    const ban = banOf(account, Date.now(), this.clock);
    const roles: ActingRoles = ban ? NO_ROLES : await this.acting(account, this.rolesOf(account, characters));
    const email = details.email?.trim() ?? '';
    return {
      id: account.id,
      username: account.name,
      ...details,
      emailConfirmed: email !== '' && (await this.mails.isConfirmed({ id: accountId, email })),
      banned: ban !== undefined,
      banReason: ban?.reason ?? null,
      banType: ban?.type ?? null,
      tempBanExpiry: ban?.until ?? null,
      totalMeso: gameNumber(characters.reduce((sum, character) => sum + character.meso, 0)),
      characters: characters.map(toCharacterDto),
      isAdmin: roles.isAdmin,
      isWebAdmin: roles.isWebAdmin,
      needsSecondFactor: roles.withheld?.until === 'secondFactor',
      needsNewPassword: roles.withheld?.until === 'newPassword',
      loggedIn: account.loginState !== LOGIN_STATE.out,
    };
  }

  private async find(accountId: number): Promise<KnownAccount> {
    const account = await this.accounts.find(accountId);
    if (account === null) throw new AppError('identity.session_expired');
    return account;
  }

  private async acting(account: KnownAccount, roles: Roles): Promise<ActingRoles> {
    const until = await this.gate.withheldUntil(account, roles);
    return until === undefined ? roles : { ...NO_ROLES, withheld: { ...roles, until } };
  }

  private rolesOf(account: KnownAccount, characters: AccountCharacter[]): Roles {
    return rolesOf(account.webAdmin, characters, this.config.server.admin.gmLevel);
  }
}

export function bannedError(ban: Ban): AppError {
  return new AppError('identity.account_banned', {
    type: ban.type,
    reason: ban.reason ?? DEFAULT_BAN_REASON,
    ...(ban.until === null ? {} : { until: ban.until }),
  });
}

function toCharacterDto(character: AccountCharacter): AccountCharacterDto {
  const { id, name, level, job, meso, str, dex, int, luk, hp, mp } = character;
  return {
    id,
    name,
    level,
    job,
    meso,
    stats: { str, dex, int, luk, hp, mp, maxhp: character.maxHp, maxmp: character.maxMp },
  };
}
