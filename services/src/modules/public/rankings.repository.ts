import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { GuildEntity, type CharacterEntity } from '../../game/entities/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { Database } from '../../platform/persistence/index.js';
import { visibleCharacters } from './visible-characters.js';

/** What a line of the rankings shows. */
export interface PlayerRow {
  id: number;
  name: string;
  level: number;
  job: number;
  fame: number;
  gender: number;
  guildName: string | null;
}

/** What a character's page shows. */
export interface PlayerDetailRow extends PlayerRow {
  meso: number;
  str: number;
  dex: number;
  int: number;
  luk: number;
  hp: number;
  maxhp: number;
  mp: number;
  maxmp: number;
}

@Injectable()
export class RankingsRepository {
  constructor(
    private readonly database: Database,
    private readonly config: PorticoConfig,
  ) {}

  /** The visible ones of these characters, in no order. */
  async findPlayers(ids: readonly number[]): Promise<PlayerRow[]> {
    return this.players().andWhere('player.id IN (:...ids)', { ids }).getRawMany<PlayerRow>();
  }

  async findPlayer(id: number): Promise<PlayerDetailRow | undefined> {
    return this.players()
      .addSelect('player.meso', 'meso')
      .addSelect('player.str', 'str')
      .addSelect('player.dex', 'dex')
      .addSelect('player.int', 'int')
      .addSelect('player.luk', 'luk')
      .addSelect('player.hp', 'hp')
      .addSelect('player.maxHp', 'maxhp')
      .addSelect('player.mp', 'mp')
      .addSelect('player.maxMp', 'maxmp')
      .andWhere('player.id = :id', { id })
      .getRawOne<PlayerDetailRow>();
  }

  private players(): SelectQueryBuilder<CharacterEntity> {
    return visibleCharacters(this.database.reader, this.config.server.rankings.hideGmFrom, Date.now())
      .leftJoin(GuildEntity, 'guild', 'guild.id = player.guildId')
      .select('player.id', 'id')
      .addSelect('player.name', 'name')
      .addSelect('player.level', 'level')
      .addSelect('player.job', 'job')
      .addSelect('player.fame', 'fame')
      .addSelect('player.gender', 'gender')
      .addSelect('guild.name', 'guildName');
  }
}
