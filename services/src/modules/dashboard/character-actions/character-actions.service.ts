import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CHARACTER_ACTIONS, type CharacterAction } from '@portico/domain';
import { IsIn, IsString, Length } from 'class-validator';
import type { EntityManager, Repository } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  GameBridge,
  lastLoginText,
  LOGIN_STATE,
  PresenceRepository,
} from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Actor, Choice, Text } from '../../../platform/http/index.js';
import { isRefused, UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditAction, AuditService } from '../../audit/index.js';

/** Width of the game's column. */
const NAME_MAX_LENGTH = 13;

export const ACTION_OUTCOMES = ['disconnected', 'notPlaying', 'reset', 'nothingToReset'] as const;
type ActionOutcome = (typeof ACTION_OUTCOMES)[number];

export class CharacterActionRequestDto {
  @Text("Name of one of the caller's characters", { minLength: 1, maxLength: NAME_MAX_LENGTH })
  @IsString()
  @Length(1, NAME_MAX_LENGTH)
  characterName: string;

  @Choice(
    CHARACTER_ACTIONS,
    '`disconnect`: saves and ends the session in the game; `reset`: clears a session left by a crash, when no one plays',
  )
  @IsIn(CHARACTER_ACTIONS)
  actionType: CharacterAction;
}

export class CharacterActedDto {
  @Choice(ACTION_OUTCOMES) outcome: ActionOutcome;
  @Text({ example: 'Tamarisk was disconnected' }) msg: string;
}

/** Login state of an account's row and the time of its last change. The game writes both together. */
interface LoginMark {
  loginState: number;
  /** Text as stored, empty for none. It is compared and never parsed as a time. */
  changedAt: string;
}

interface Act {
  accountId: number;
  character: { id: number; name: string };
  by: Actor;
}

const MESSAGES: Readonly<Record<ActionOutcome, (name: string) => string>> = {
  disconnected: (name) => `${name} was disconnected`,
  notPlaying: (name) => `${name} is not in the game`,
  reset: (name) => `${name} was reset: you can log in to the game again`,
  nothingToReset: (name) => `${name} is not stuck: there is nothing to reset`,
};

/** Helps players whose character stays in the game. A session belongs to the account, so it ends for all its characters. */
@Injectable()
export class CharacterActionsService {
  constructor(
    private readonly bridge: GameBridge,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly presence: PresenceRepository,
  ) {}

  async act({ characterName, actionType }: CharacterActionRequestDto, by: Actor): Promise<CharacterActedDto> {
    const { accountId } = by.principal;
    const characters = await this.characters.find({
      select: { id: true, name: true },
      where: { accountId },
      order: { id: 'ASC' },
    });
    const character = characters.find(({ name }) => name.toLowerCase() === characterName.toLowerCase());
    if (character === undefined) throw new AppError('dashboard.character_not_found');
    const act = { accountId, character, by };
    const outcome = await (actionType === 'disconnect' ? this.disconnect(act) : this.reset(act));
    return { outcome, msg: MESSAGES[outcome](character.name) };
  }

  /** The game saves the character and ends the session. The portal writes nothing before that. */
  private async disconnect(act: Act): Promise<ActionOutcome> {
    if (!(await this.bridge.disconnect(act.accountId))) return 'notPlaying';
    await this.record('character-disconnect', act);
    return 'disconnected';
  }

  /**
   * Reads the row before it asks the game, and changes it only if it is still the same: a login meanwhile, or a start of the game server,
   * rewrites the row and must not be undone. A character that a crash left in the game's memory is saved first.
   */
  private async reset(act: Act): Promise<ActionOutcome> {
    const { accountId } = act;
    const seen = await this.loginOf(accountId);
    if (seen.loginState === LOGIN_STATE.out) return 'nothingToReset';
    const isSettled = (await this.bridge.settle(accountId)) === 'settled';
    const isPlaying = await this.bridge.isPlaying(accountId);
    if (isPlaying === 'unknown') throw new AppError('game.playing_unknown');
    if (isPlaying) throw new AppError('game.account_is_playing');
    try {
      return await this.clear(act, seen, isSettled);
    } catch (error) {
      throw isRefused(error) ? new AppError('identity.account_not_writable') : error;
    }
  }

  /** If the game ended a stuck session, it has already written the row. That counts as the reset. */
  private clear(act: Act, seen: LoginMark, isSettled: boolean): Promise<ActionOutcome> {
    const { accountId } = act;
    return this.unitOfWork.run(async (manager) => {
      const isCleared = await this.clearLogin(manager, accountId, seen);
      const { loginState } = await this.loginOf(accountId, manager);
      if (isCleared || (isSettled && loginState === LOGIN_STATE.out)) {
        await this.record('character-reset', act, { loginState: seen.loginState });
        return 'reset';
      }
      if (loginState !== LOGIN_STATE.out) throw new AppError('game.account_is_playing');
      return 'nothingToReset';
    });
  }

  private record(action: AuditAction, { accountId, character, by }: Act, more: { loginState?: number } = {}) {
    const details = { characterId: character.id, character: character.name, ...more };
    return this.audit.record({ action, accountId, ...actorOf(by), details });
  }

  private async loginOf(accountId: number, manager = this.characters.manager): Promise<LoginMark> {
    const [row] = await manager.query<{ loginState: number; changedAt: string }[]>(
      `SELECT loggedin AS loginState, ${lastLoginText()} AS changedAt FROM accounts WHERE id = ?`,
      [accountId],
    );
    return {
      loginState: Number(row?.loginState ?? LOGIN_STATE.out),
      changedAt: String(row?.changedAt ?? ''),
    };
  }

  /** Marks an account as logged out, unless the game has changed its row since. Returns whether it did. */
  private async clearLogin(manager: EntityManager, accountId: number, seen: LoginMark): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountEntity)
      .set({ loginState: LOGIN_STATE.out })
      .where('id = :accountId AND loggedin = :loginState', { accountId, loginState: seen.loginState })
      .andWhere(`${lastLoginText()} = :changedAt`, { changedAt: seen.changedAt })
      .execute();
    if (affected !== 1) return false;
    // No session existed, so the game holds no unsaved data, although its rows show no logout.
    await this.presence.recordExits(manager, [{ accountId, lastLogin: seen.changedAt }], 'reset');
    return true;
  }
}
