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

/** The session of an account in the game by its row, and since when: the game writes both with every change. */
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

  /** Takes an account out of the game as far as its row says, unless the game has written it since; tells whether it did. */
  async clearLogin(manager: EntityManager, accountId: number, seen: LoginMark): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountEntity)
      .set({ loginState: LOGIN_STATE.out })
      .where('id = :accountId AND loggedin = :loginState', { accountId, loginState: seen.loginState })
      .andWhere(`${lastLoginText()} = :changedAt`, { changedAt: seen.changedAt })
      .execute();
    if (affected !== 1) return false;
    // No one played: the game holds nothing, although its rows show no logout.
    await this.presence.recordExits(manager, [{ accountId, lastLogin: seen.changedAt }], 'reset');
    return true;
  }
}
