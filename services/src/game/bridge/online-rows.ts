import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/index.js';
import { AccountEntity, CharacterEntity, LOGIN_STATE } from '../entities/index.js';
import type { OnlineCharacter } from './game-bridge.js';

/** Who is in the game as the game's own rows have it; after a crash of the server they are stale until it starts again. */
@Injectable()
export class OnlineRows {
  constructor(@Inject(Database) private readonly database: Database) {}

  count(): Promise<number> {
    return this.database.reader.countBy(AccountEntity, { loginState: LOGIN_STATE.in });
  }

  /**
   * The rows know accounts alone: of each that is logged in, the character that left the game last stands for it.
   */
  async characters(): Promise<OnlineCharacter[]> {
    const rows = await this.database.reader
      .createQueryBuilder(CharacterEntity, 'character')
      .innerJoin(AccountEntity, 'account', 'account.id = character.accountId')
      .where('account.loginState = :state', { state: LOGIN_STATE.in })
      .orderBy('character.lastLogoutAt', 'ASC')
      .addOrderBy('character.id', 'ASC')
      .getMany();
    const last = new Map(rows.map((character) => [character.accountId, character]));
    return [...last.values()].map(({ id, accountId, name, level, job, mapId }) => ({
      characterId: id,
      accountId,
      name,
      level,
      job,
      mapId,
    }));
  }
}
