import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  GameClock,
  GameFeatures,
  gameNumber,
  GuildEntity,
} from '../../../game/index.js';

/** Characters that never left the game have a time before the first server of this kind existed. */
const FIRST_LOGOUT = Date.UTC(2015, 0, 3);

export interface OwnCharacter extends Pick<
  CharacterEntity,
  'id' | 'name' | 'world' | 'fame' | 'exp' | 'mapId'
> {
  guildName: string | null;
  /** Epoch milliseconds; null if the character never left the game, or the server has no such column. */
  lastSeenAt: number | null;
  /** Maximum characters of its account per world; null if the server has no such column. */
  slots: number | null;
}

@Injectable()
export class OverviewRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  async characters(accountId: number): Promise<OwnCharacter[]> {
    const hasLogouts = this.features.isOn('onlinePlayers');
    const hasGuilds = this.features.isOn('guilds');
    const hasSlots = this.features.isOn('accountDetails');
    const fields = [
      'id',
      'name',
      'world',
      'level',
      'fame',
      'exp',
      'mapId',
      ...(hasLogouts ? ['lastLogoutAt'] : []),
    ];
    const query = this.characterRows
      .createQueryBuilder('character')
      .innerJoin(AccountEntity, 'account', 'account.id = character.accountId')
      .select(fields.map((field) => `character.${field}`))
      .addSelect(hasGuilds ? 'guild.name' : 'NULL', 'guildName')
      .addSelect(hasSlots ? 'account.characterSlots' : 'NULL', 'slots')
      .where('character.accountId = :accountId', { accountId })
      .orderBy('character.level', 'DESC')
      .addOrderBy('character.exp', 'DESC')
      .addOrderBy('character.id', 'ASC');
    if (hasGuilds) query.leftJoin(GuildEntity, 'guild', 'guild.id = character.guildId');
    const { entities, raw } =
      await query.getRawAndEntities<Partial<Pick<OwnCharacter, 'guildName' | 'slots'>>>();
    return entities.map(({ id, name, world, fame, exp, mapId, lastLogoutAt }, index) => {
      const { guildName = null, slots = null } = raw[index] ?? {};
      const loggedOutAt = this.clock.parse(lastLogoutAt ?? null);
      return {
        id,
        name,
        world,
        fame,
        exp,
        mapId,
        guildName,
        lastSeenAt: loggedOutAt === null || loggedOutAt < FIRST_LOGOUT ? null : loggedOutAt,
        slots: slots === null ? null : gameNumber(slots),
      };
    });
  }
}
