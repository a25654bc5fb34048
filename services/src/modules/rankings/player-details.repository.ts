import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  GameFeatures,
  gameNumber,
  GuildEntity,
  MonsterBookEntity,
  VisibleCharacters,
} from '../../game/index.js';
import type { CharacterEntity } from '../../game/index.js';
import { joinModes } from '../character-modes/index.js';
import type { PlayerDto, PlayerStatsDto } from './rankings.dto.js';
import type { PlayerRow } from './tables/rank-rows.js';

const STATS = {
  meso: 'meso',
  str: 'str',
  dex: 'dex',
  int: 'int',
  luk: 'luk',
  hp: 'hp',
  maxhp: 'maxHp',
  mp: 'mp',
  maxmp: 'maxMp',
} as const;

export const STAT_NAMES = Object.keys(STATS) as (keyof typeof STATS)[];

const GAME_NUMBERS = ['level', 'exp', 'fame', 'job', 'gender', 'mapId'] as const;
const COMPUTED = ['ironman_mode', 'ironman_deaths', 'ironman_bosses_killed', 'ironman_playtime'] as const;

export type PlayerDetailRow = PlayerRow & PlayerStatsDto & Pick<PlayerDto, 'ironman_group_name'>;

@Injectable()
export class PlayerDetailsRepository {
  constructor(
    private readonly features: GameFeatures,
    private readonly visible: VisibleCharacters,
  ) {}

  async findDetails(ids: readonly number[]): Promise<PlayerDetailRow[]> {
    if (ids.length === 0) return [];
    const query = this.players(ids).addSelect('ironmanGroup.name', 'ironman_group_name');
    for (const [name, property] of Object.entries(STATS)) query.addSelect(`player.${property}`, name);
    const rows = await query.getRawMany<PlayerDetailRow>();
    return rows.map(toNumbers);
  }

  async findPlayer(id: number): Promise<PlayerDetailRow | undefined> {
    const [row] = await this.findDetails([id]);
    return row;
  }

  private players(ids: readonly number[]): SelectQueryBuilder<CharacterEntity> {
    const query = joinModes(this.visible.selection());
    const hasGuilds = this.features.isOn('guilds');
    const hasBooks = this.features.isOn('monsterBook');
    if (hasGuilds) query.leftJoin(GuildEntity, 'guild', 'guild.id = player.guildId');
    if (hasBooks) joinBooks(query, ids);
    query.select('player.id', 'id').addSelect("COALESCE(player.name, '')", 'name');
    for (const name of GAME_NUMBERS) query.addSelect(`player.${name}`, name);
    return query
      .addSelect(hasGuilds && this.features.isOn('guildPages') ? 'guild.id' : 'NULL', 'guildId')
      .addSelect(hasGuilds ? 'guild.name' : 'NULL', 'guildName')
      .addSelect('COALESCE(mode.mode, 0)', 'ironman_mode')
      .addSelect('COALESCE(mode.deaths, 0)', 'ironman_deaths')
      .addSelect('ironmanGroup.id', 'ironman_group_id')
      .addSelect('COALESCE(mode.bossesKilled, 0)', 'ironman_bosses_killed')
      .addSelect('COALESCE(mode.playtimeMs, 0)', 'ironman_playtime')
      .addSelect(hasBooks ? 'COALESCE(book.amount, 0)' : 'NULL', 'total_cards')
      .andWhere('player.id IN (:...ids)', { ids });
  }
}

/** MariaDB returns computed values and large integers as text. */
function toNumbers(row: PlayerDetailRow): PlayerDetailRow {
  for (const name of [...GAME_NUMBERS, ...STAT_NAMES]) row[name] = gameNumber(row[name]);
  for (const name of COMPUTED) row[name] = Number(row[name]);
  row.guildId = row.guildId === null ? null : Number(row.guildId);
  row.total_cards = row.total_cards === null ? null : Number(row.total_cards);
  return row;
}

/** Counts the cards of all characters in one query, because older servers have no index to look up a single character. */
function joinBooks(query: SelectQueryBuilder<CharacterEntity>, ids: readonly number[]): void {
  query.leftJoin(
    (cards) =>
      cards
        .select('card.characterId', 'ownerId')
        .addSelect('COUNT(*)', 'amount')
        .from(MonsterBookEntity, 'card')
        .where('card.characterId IN (:...ids)', { ids })
        .groupBy('card.characterId'),
    'book',
    'book.ownerId = player.id',
  );
}
