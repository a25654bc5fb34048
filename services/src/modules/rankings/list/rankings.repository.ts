import { Injectable } from '@nestjs/common';
import { expToNext } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import type { SelectQueryBuilder } from 'typeorm';
import {
  GameFeatures,
  gameNumber,
  GuildEntity,
  MonsterBookEntity,
  VisibleCharacters,
} from '../../../game/index.js';
import type { CharacterEntity } from '../../../game/index.js';
import { BatchLoader } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { joinModes } from '../../character-modes/index.js';

export interface PlayerRow {
  id: number;
  name: string;
  level: number;
  exp: number;
  /** EXP from this level to the next; null at the last one. */
  expToNext: number | null;
  job: number;
  fame: number;
  gender: number;
  mapId: number;
  /** Null outside a guild, and where guilds have no pages. */
  guildId: number | null;
  guildName: string | null;
  mode: number;
  deaths: number;
  groupId: number | null;
  bosses: number;
  playtimeMs: number;
  /** Null where the server keeps no monster book. */
  cards: number | null;
}

/** Properties of a character by their names on the site. */
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

export interface PlayerDetailRow extends PlayerRow, Record<keyof typeof STATS, number> {
  groupName: string | null;
}

@Injectable()
export class RankingsRepository {
  constructor(
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly visible: VisibleCharacters,
  ) {}

  async findPlayers(ids: readonly number[]): Promise<PlayerRow[]> {
    const rows = await this.players(ids).getRawMany<PlayerRow>();
    return rows.map((row) => this.complete(row));
  }

  async findDetails(ids: readonly number[]): Promise<PlayerDetailRow[]> {
    if (ids.length === 0) return [];
    const query = this.players(ids).addSelect('ironmanGroup.name', 'groupName');
    for (const [name, property] of Object.entries(STATS)) query.addSelect(`player.${property}`, name);
    const rows = await query.getRawMany<PlayerDetailRow>();
    return rows.map((row) => withSafeDetails(this.complete(row)));
  }

  async findPlayer(id: number): Promise<PlayerDetailRow | undefined> {
    const [row] = await this.findDetails([id]);
    return row;
  }

  private complete<Row extends PlayerRow>(row: Row): Row {
    toNumbers(row);
    row.expToNext = expToNext(row, this.config.server.rankings.expToNextLevel);
    return row;
  }

  private players(ids: readonly number[]): SelectQueryBuilder<CharacterEntity> {
    const query = joinModes(this.visible.selection());
    const hasGuilds = this.features.isOn('guilds');
    const hasBooks = this.features.isOn('monsterBook');
    if (hasGuilds) query.leftJoin(GuildEntity, 'guild', 'guild.id = player.guildId');
    if (hasBooks) joinBooks(query, ids);
    return query
      .select('player.id', 'id')
      .addSelect("COALESCE(player.name, '')", 'name')
      .addSelect('player.level', 'level')
      .addSelect('player.exp', 'exp')
      .addSelect('player.job', 'job')
      .addSelect('player.fame', 'fame')
      .addSelect('player.gender', 'gender')
      .addSelect('player.mapId', 'mapId')
      .addSelect(hasGuilds && this.features.isOn('guildPages') ? 'guild.id' : 'NULL', 'guildId')
      .addSelect(hasGuilds ? 'guild.name' : 'NULL', 'guildName')
      .addSelect('COALESCE(mode.mode, 0)', 'mode')
      .addSelect('COALESCE(mode.deaths, 0)', 'deaths')
      .addSelect('ironmanGroup.id', 'groupId')
      .addSelect('COALESCE(mode.bossesKilled, 0)', 'bosses')
      .addSelect('COALESCE(mode.playtimeMs, 0)', 'playtimeMs')
      .addSelect(hasBooks ? 'COALESCE(book.amount, 0)' : 'NULL', 'cards')
      .andWhere('player.id IN (:...ids)', { ids });
  }
}

/** Counted for all of them at once: the table of an older server has no index to look one up by. */
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

/** MariaDB sends what is computed, and large integers, as text. */
function toNumbers<Row extends PlayerRow>(row: Row): Row {
  row.level = gameNumber(row.level);
  row.exp = gameNumber(row.exp);
  row.fame = gameNumber(row.fame);
  row.job = gameNumber(row.job);
  row.gender = gameNumber(row.gender);
  row.mapId = gameNumber(row.mapId);
  row.guildId = row.guildId === null ? null : Number(row.guildId);
  row.mode = Number(row.mode);
  row.deaths = Number(row.deaths);
  row.bosses = Number(row.bosses);
  row.playtimeMs = Number(row.playtimeMs);
  row.cards = row.cards === null ? null : Number(row.cards);
  return row;
}

function withSafeDetails(row: PlayerDetailRow): PlayerDetailRow {
  for (const name of STAT_NAMES) row[name] = gameNumber(row[name]);
  return row;
}

/** How long an answer can be reused. */
const FRESH_MS = 1000;

const MAX_ROWS = 10_000;

/** Rows of the rankings, read with few statements and kept for a second: many pages and sorts show the same players. */
@Injectable()
export class PlayerRows {
  private readonly batches: BatchLoader<PlayerRow>;
  private readonly rows = new LRUCache<number, PlayerRow>({ max: MAX_ROWS, ttl: FRESH_MS });

  constructor(repository: RankingsRepository) {
    this.batches = new BatchLoader((ids) => repository.findPlayers(ids));
  }

  async load(ids: readonly number[]): Promise<ReadonlyMap<number, PlayerRow>> {
    const found = new Map<number, PlayerRow>();
    const missing: number[] = [];
    for (const id of ids) {
      const row = this.rows.get(id);
      if (row === undefined) missing.push(id);
      else found.set(id, row);
    }
    const read = await this.batches.load(missing);
    for (const id of missing) {
      const row = read.get(id);
      if (row === undefined) continue;
      this.rows.set(id, row);
      found.set(id, row);
    }
    return found;
  }

  clear(): void {
    this.rows.clear();
  }
}
