import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  lastLoginText,
  LOGIN_STATE,
  PresenceRepository,
} from '../../../game/index.js';

/** Login state of an account's row and the time of its last change. The game writes both together. */
export interface LoginMark {
  loginState: number;
  /** Text as stored, empty for none. It is compared and never parsed as a time. */
  changedAt: string;
}

@Injectable()
export class CharacterActionsRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    private readonly presence: PresenceRepository,
  ) {}

  charactersOf(accountId: number): Promise<Pick<CharacterEntity, 'id' | 'name'>[]> {
    return this.characters.find({
      select: { id: true, name: true },
      where: { accountId },
      order: { id: 'ASC' },
    });
  }

  async loginOf(accountId: number, manager: EntityManager = this.characters.manager): Promise<LoginMark> {
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
  async clearLogin(manager: EntityManager, accountId: number, seen: LoginMark): Promise<boolean> {
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
