import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Ban, GameBridge, LOGIN_STATE } from '../../../game/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditAction, type AuditEvent, AuditService } from '../../audit/index.js';
import { AdministeredAccounts, BanWriter, type NewBan, SessionsService } from '../../identity/index.js';
import { RankBoardService } from '../../rankings/index.js';
import { describeBan } from './account-bans.js';
import { AccountGate } from './account-gate.js';
import { AccountRowsRepository } from './account-rows.repository.js';
import type {
  AccountActedDto,
  AccountActEffect,
  AccountActRequestDto,
  BanRequestDto,
} from './accounts.dto.js';
import { AdminAccountsService } from './accounts.service.js';

const MAX_YEARS = 10;

/** Last second that the game's TIMESTAMP column can store. */
const LAST_TIMESTAMP_MS = (2 ** 31 - 1) * 1000;

function untilOf({ type, until }: Pick<BanRequestDto, 'type' | 'until'>, now: number): NewBan['until'] {
  if (type === 'permanent') return null;
  if (until === undefined) throw refused('required', 'Please say until when');
  if (until <= now) throw refused('future', 'Must be in the future');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  if (until > Math.min(latest.getTime(), LAST_TIMESTAMP_MS))
    throw refused('tooLate', `Must be within ${MAX_YEARS} years: for longer than that, ban for good`);
  return until;
}

function refused(rule: string, msg: string): AppError {
  return invalidField('until', rule, msg);
}

/** Actions of admins on accounts. Each has a reason and is audited in the same unit of work (ADR 30). */
@Injectable()
export class AccountActsService {
  private readonly logger = new Logger('AccountActs');

  constructor(
    private readonly gate: AccountGate,
    private readonly accounts: AdminAccountsService,
    private readonly bans: BanWriter,
    private readonly known: AdministeredAccounts,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly bridge: GameBridge,
    private readonly rows: AccountRowsRepository,
    private readonly boards: RankBoardService,
  ) {}

  /** Bans before kicking, so that an immediate login is refused. Sessions on the site stay open to show the player the reason. */
  async ban(id: number, request: BanRequestDto, by: Actor): Promise<AccountActedDto> {
    const { type } = request;
    const until = untilOf(request, Date.now());
    await this.act('ban', id, request, by, async (manager, reason) => {
      const before = await this.lockedBan(manager, id);
      await this.bans.ban(manager, id, { type, until, reason });
      return { before: describeBan(before), after: describeBan({ type, until, reason }) };
    });
    this.boards.refreshSoon();
    return this.acted(id, by, await this.endInGame(id));
  }

  async unban(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    let addressesLeft = 0;
    await this.act('unban', id, request, by, async (manager) => {
      const before = await this.lockedBan(manager, id);
      const addresses = await this.bans.countAddresses(id, manager);
      if (before === undefined && addresses === 0) throw new AppError('admin.not_banned');
      addressesLeft = await this.bans.unban(manager, id);
      if (before === undefined && addressesLeft === addresses)
        throw new AppError('identity.account_not_writable');
      return { before: describeBan(before), after: describeBan(undefined), addresses, addressesLeft };
    });
    this.boards.refreshSoon();
    return this.acted(id, by, addressesLeft > 0 ? 'addressesBanned' : 'done');
  }

  async signOut(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    await this.act('sign-out-everywhere', id, request, by, async () => {
      const sessions = await this.sessions.revokeAll(id);
      return { before: sessions, after: 0, sessions };
    });
    return this.acted(id, by, await this.endInGame(id));
  }

  async resetSecondFactor(id: number, request: AccountActRequestDto, by: Actor): Promise<AccountActedDto> {
    await this.act('factor-reset', id, request, by, async () => {
      const { codes, passkeys } = await this.known.removeFactors(id);
      const before = [...(codes ? ['app codes'] : []), ...(passkeys > 0 ? [`passkeys: ${passkeys}`] : [])];
      return { before: before.join(', ') || 'none', after: 'none', codes, passkeys };
    });
    return this.acted(id, by, 'done');
  }

  private async act(
    action: AuditAction,
    accountId: number,
    { reason }: AccountActRequestDto,
    by: Actor,
    work: (manager: EntityManager, reason: string) => Promise<NonNullable<AuditEvent['details']>>,
  ): Promise<void> {
    if (reason === '') throw new AppError('admin.reason_required');
    if (action === 'ban' || action === 'unban') this.bans.requireOn();
    await this.gate.refuse(accountId, by.principal);
    await this.unitOfWork.run(async (manager) => {
      const details = { ...(await work(manager, reason)), reason };
      await this.audit.record({ action, accountId, ...actorOf(by), details });
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

  /** Ends the game session of an account, if any. Changes on the site stay, whatever the game answers. */
  private async endInGame(accountId: number): Promise<AccountActEffect> {
    if (this.bridge.reachesGame) {
      try {
        return (await this.bridge.disconnect(accountId)) ? 'disconnected' : 'done';
      } catch (error) {
        this.logger.warn({ msg: 'a session in the game could not be ended', account: accountId, err: error });
      }
    }
    const [row] = await this.rows.find([accountId]);
    if (row === undefined || row.loginState === LOGIN_STATE.out) return 'done';
    // After a crash of the game, its rows say for hours that the account is logged in.
    return (await this.bridge.isPlaying(accountId)) === false ? 'done' : 'stillInGame';
  }
}
