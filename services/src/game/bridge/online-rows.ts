import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/index.js';
import { AccountEntity, CharacterEntity, LOGIN_STATE } from '../entities/index.js';
import { GameFeatures } from '../probe/game-features.js';
import type { OnlineCharacter } from './game-bridge.js';

/** Who is in the game as the game's own rows have it; after a crash of the server they are stale until it starts again. */
@Injectable()
export class OnlineRows {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(GameFeatures) private readonly features: GameFeatures,
  ) {}

  count(): Promise<number> {
    return this.database.reader.countBy(AccountEntity, { loginState: LOGIN_STATE.in });
  }

  /**
   * The rows know accounts alone: of each that is logged in, the character that left the game last stands for it, or its
   * newest one where no row says when they left.
   */
  async characters(): Promise<OnlineCharacter[]> {
    const query = this.database.reader
      .createQueryBuilder(CharacterEntity, 'character')
      .select(['id', 'accountId', 'name', 'level', 'job', 'mapId'].map((field) => `character.${field}`))
      .innerJoin(AccountEntity, 'account', 'account.id = character.accountId')
      .where('account.loginState = :state', { state: LOGIN_STATE.in });
    if (this.features.isOn('onlinePlayers')) query.orderBy('character.lastLogoutAt', 'ASC');
    const rows = await query.addOrderBy('character.id', 'ASC').getMany();
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
