import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ban } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import type { AuditAction, AuditEvent } from '../../audit/index.js';
import { AccountLocks, AddressBans, BanWriter } from '../../identity/index.js';
import { describeBan } from './account-bans.js';
import { AccountGate } from './account-gate.js';
import type {
  AccountActedDto,
  AccountActEffect,
  AccountActRequestDto,
  BanRequestDto,
} from './accounts.dto.js';
import { AdminAccountsService } from './accounts.service.js';
import { untilOf } from './ban-terms.js';
import { GameSessions } from './game-sessions.js';

interface Actor {
  principal: Principal;
  client: Client;
}

type Details = NonNullable<AuditEvent['details']>;

/** Writes an act within its unit of work and returns its details for the audit log. */
type Work = (manager: EntityManager, reason: string) => Promise<Details>;

/** Acts of admins on accounts. Each has a reason and is audited in the same unit of work (ADR 30). */
@Injectable()
export class AccountActsService {
  constructor(
    private readonly gate: AccountGate,
    private readonly accounts: AdminAccountsService,
    private readonly bans: BanWriter,
    private readonly addresses: AddressBans,
    private readonly locks: AccountLocks,
    private readonly game: GameSessions,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Bans before kicking, so that an immediate login is refused. Sessions on the site stay open: every call
   * checks the ban and tells the player why and until when.
   */
  async ban(id: number, request: BanRequestDto, by: Actor): Promise<AccountActedDto> {
    const { type } = request;
    const until = untilOf(request, Date.now());
    await this.act('ban', id, request, by, async (manager, reason) => {
      const before = await this.lockedBan(manager, id);
      await this.bans.ban(manager, id, { type, until, reason });
      return { before: describeBan(before), after: describeBan({ type, until, reason }) };
    });
    return this.acted(id, by, await this.game.end(id));
  }

  async unban(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    let addressesLeft = 0;
    await this.act('unban', id, request, by, async (manager) => {
      const before = await this.lockedBan(manager, id);
      const addresses = await this.addresses.count(id, manager);
      if (before === undefined && addresses === 0) throw new AppError('admin.not_banned');
      addressesLeft = await this.bans.unban(manager, id);
      if (before === undefined && addressesLeft === addresses)
        throw new AppError('identity.account_not_writable');
      return { before: describeBan(before), after: describeBan(undefined), addresses, addressesLeft };
    });
    return this.acted(id, by, addressesLeft > 0 ? 'addressesBanned' : 'done');
  }

  async signOut(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    await this.act('sign-out-everywhere', id, request, by, async () => {
      const sessions = await this.locks.signOut(id);
      return { before: sessions, after: 0, sessions };
    });
    return this.acted(id, by, await this.game.end(id));
  }

  async resetSecondFactor(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    await this.act('factor-reset', id, request, by, async () => {
      const { codes, passkeys } = await this.locks.removeFactors(id);
      const before = [...(codes ? ['app codes'] : []), ...(passkeys > 0 ? [`passkeys: ${passkeys}`] : [])];
      return { before: before.join(', ') || 'none', after: 'none', codes, passkeys };
    });
    return this.acted(id, by, 'done');
  }

  private async act(
    action: AuditAction,
    accountId: number,
    { reason }: AccountActRequestDto,
    { principal, client }: Actor,
    work: Work,
  ): Promise<void> {
    if (reason === '') throw new AppError('admin.reason_required');
    if (action === 'ban' || action === 'unban') this.bans.requireOn();
    await this.gate.refuse(accountId, principal);
    await this.unitOfWork.run(async (manager) => {
      const details = { ...(await work(manager, reason)), reason };
      const { accountId: actorAccountId } = principal;
      await this.audit.record({ action, accountId, actorAccountId, client, details });
    });
  }

  private async lockedBan(manager: EntityManager, id: number): Promise<Ban | undefined> {
    const locked = await this.bans.lock(manager, id);
    if (locked === undefined) throw new AppError('admin.account_not_found');
    return locked.ban;
  }

  private async acted(id: number, { principal }: Actor, effect: AccountActEffect): Promise<AccountActedDto> {
    return { account: await this.accounts.account(id, principal), effect };
  }
}
