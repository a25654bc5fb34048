import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { AccountEntity, CharacterEntity, LOGIN_STATE } from '../entities/index.js';
import { GameFeatures } from '../probe/game-features.js';
import type { OnlineCharacter } from './game-bridge.js';

/** Reads from the game's rows who is online. After a crash of the server they are stale until it starts again. */
@Injectable()
export class OnlineRows {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    @Inject(GameFeatures) private readonly features: GameFeatures,
  ) {}

  count(): Promise<number> {
    return this.accounts.countBy({ loginState: LOGIN_STATE.in });
  }

  /**
   * Rows only say which account is online. Its character is the one that left the game last, or the newest one if no
   * row says when they left.
   */
  async characters(): Promise<OnlineCharacter[]> {
    const rows = await this.played().getMany();
    const last = new Map(rows.map((character) => [character.accountId, character]));
    return [...last.values()].map(toOnlineCharacter);
  }

  /** The online character of one account. */
  async characterOf(accountId: number): Promise<OnlineCharacter | null> {
    const rows = await this.played().andWhere('account.id = :accountId', { accountId }).getMany();
    const last = rows.at(-1);
    return last === undefined ? null : toOnlineCharacter(last);
  }

  /** Characters of online accounts; the one to show comes last. */
  private played(): SelectQueryBuilder<CharacterEntity> {
    const query = this.characterRows
      .createQueryBuilder('character')
      .select(['id', 'accountId', 'name', 'level', 'job', 'mapId'].map((field) => `character.${field}`))
      .innerJoin(AccountEntity, 'account', 'account.id = character.accountId')
      .where('account.loginState = :state', { state: LOGIN_STATE.in });
    if (this.features.isOn('onlinePlayers')) query.orderBy('character.lastLogoutAt', 'ASC');
    return query.addOrderBy('character.id', 'ASC');
  }
}

function toOnlineCharacter({ id, accountId, name, level, job, mapId }: CharacterEntity): OnlineCharacter {
  return { characterId: id, accountId, name, level, job, mapId, channel: null };
}
