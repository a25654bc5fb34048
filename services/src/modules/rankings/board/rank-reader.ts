import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAX_INT32 } from '@portico/domain';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import {
  GameFeatures,
  gameNumber,
  GuildEntity,
  MonsterBookEntity,
  VisibleCharacters,
} from '../../../game/index.js';
import type { CharacterEntity } from '../../../game/index.js';
import { recordOf } from '../../../platform/collections/index.js';
import { joinModes } from '../../character-modes/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { type RankChunk, type RankRow, toChunk } from '../tables/rank-chunk.js';
import { type GuildRows, NO_GUILDS } from '../tables/rank-tables.js';
import { type CardCount, CardCounts, OWNERS_PER_READ } from './card-counts.js';
import {
  addToFingerprint,
  FINGERPRINT_KEYS,
  FINGERPRINT_SUMS,
  type FingerprintSums,
  isSameFingerprint,
  noSums,
} from './rank-fingerprint.js';
import type { RankSource } from './rank-order.js';

/** Rows per query: large enough for few round trips, small enough not to block the event loop. */
const CHUNK_ROWS = 500;

/** An inclusive range of character ids; without an end if `to` is missing. */
interface IdRange {
  from: number;
  to?: number;
}

@Injectable()
export class RankSourceRepository {
  constructor(
    @InjectRepository(GuildEntity) private readonly guildRows: Repository<GuildEntity>,
    @InjectRepository(MonsterBookEntity) private readonly cards: Repository<MonsterBookEntity>,
    private readonly features: GameFeatures,
    private readonly characters: VisibleCharacters,
  ) {}

  /**
   * All visible characters by ascending id, in chunks of one short statement each. The next chunk is read while the caller works on one.
   */
  async *chunks(now: number): AsyncGenerator<RankRow[]> {
    let reading = this.chunkAfter(-1, now);
    for (;;) {
      const rows = await reading;
      const last = rows.at(-1);
      if (last === undefined) return;
      const isLast = rows.length < CHUNK_ROWS;
      if (!isLast) {
        reading = this.chunkAfter(last.id, now);
        // The read may never be awaited if the caller stops, and must not become an unhandled rejection.
        reading.catch(() => undefined);
      }
      yield rows;
      if (isLast) return;
    }
  }

  private chunkAfter(lastId: number, now: number): Promise<RankRow[]> {
    return this.visible(now)
      .select('player.id', 'id')
      .addSelect("COALESCE(player.name, '')", 'name')
      .addSelect('player.level', 'level')
      .addSelect('player.exp', 'exp')
      .addSelect('player.fame', 'fame')
      .addSelect('player.job', 'job')
      .addSelect('player.gender', 'gender')
      .addSelect('player.mapId', 'mapId')
      .addSelect('COALESCE(mode.mode, 0)', 'mode')
      .addSelect('COALESCE(mode.deaths, 0)', 'deaths')
      .addSelect('COALESCE(ironmanGroup.id, 0)', 'groupId')
      .addSelect(this.features.isOn('guilds') ? 'COALESCE(player.guildId, 0)' : '0', 'guildId')
      .addSelect('COALESCE(mode.bossesKilled, 0)', 'bosses')
      .addSelect('COALESCE(mode.playtimeMs, 0)', 'playtimeMs')
      .andWhere('player.id > :lastId', { lastId })
      .orderBy('player.id', 'ASC')
      .limit(CHUNK_ROWS)
      .getRawMany<RankRow>();
  }

  /** Number of cards in the books of characters with larger ids, for those that have any. Undefined if the server has no books. */
  async cardsAfter(lastId: number): Promise<CardCount[] | undefined> {
    if (!this.features.isOn('monsterBook')) return undefined;
    return this.cards
      .createQueryBuilder('card')
      .select('card.characterId', 'ownerId')
      .addSelect('COUNT(*)', 'amount')
      .where('card.characterId > :lastId', { lastId })
      .groupBy('card.characterId')
      .orderBy('card.characterId', 'ASC')
      .limit(OWNERS_PER_READ)
      .getRawMany<CardCount>();
  }

  /** All guilds of the game, with or without members. Those of a server that lacks what their pages need have only names. */
  async guilds(): Promise<GuildRows> {
    if (!this.features.isOn('guilds')) return NO_GUILDS;
    const hasPages = this.features.isOn('guildPages');
    const rows = await this.guildRows.find({
      select: { id: true, name: true, points: hasPages },
      order: { id: 'ASC' },
    });
    return {
      ids: Int32Array.from(rows, ({ id }) => id),
      points: Int32Array.from(rows, ({ points }) => Math.min(gameNumber(points), MAX_INT32)),
      names: rows.map(({ name }) => (name ?? '').replaceAll('\n', ' ')),
      hasPages,
    };
  }

  /** Sums over the visible characters of a range of ids. The database sends only one row, however many characters there are. */
  async fingerprint(range: IdRange, now: number): Promise<FingerprintSums> {
    const query = this.visible(now).select([]).andWhere('player.id >= :from', { from: range.from });
    if (range.to !== undefined) query.andWhere('player.id <= :to', { to: range.to });
    for (const [name, sql] of Object.entries(FINGERPRINT_SUMS)) {
      if (name !== 'guild' || this.features.isOn('guilds')) query.addSelect(sql, `sum_${name}`);
    }
    const raw = await query.getRawOne<Record<string, number | string | null>>();
    return recordOf(FINGERPRINT_KEYS, (name) => Number(raw?.[`sum_${name}`] ?? 0));
  }

  private visible(now: number): SelectQueryBuilder<CharacterEntity> {
    return joinModes(this.characters.selection(now));
  }
}

const ROWS_PER_PROBE = 50_000;

export interface RankProbe {
  range: IdRange;
  sums: FingerprintSums;
}

@Injectable()
export class RankReader {
  private readonly logger = new Logger(RankReader.name);
  /** Logged once, until all cards can be counted again. */
  private areCardsMissing = false;

  constructor(private readonly source: RankSourceRepository) {}

  /** Reads all visible characters. They have no cards from the first count on that fails, for example because it takes too long. */
  async read(now: number): Promise<RankSource & { probes: RankProbe[] }> {
    const chunks: RankChunk[] = [];
    const probes: RankProbe[] = [];
    let probe: RankProbe = { range: { from: 0 }, sums: noSums() };
    let failure: unknown;
    const cards = new CardCounts((lastId) =>
      this.source.cardsAfter(lastId).catch((error: unknown) => {
        failure = error;
        return undefined;
      }),
    );
    for await (const raw of this.source.chunks(now)) {
      const rows = raw.map(toNumbers);
      await cards.addTo(rows);
      for (const row of rows) addToFingerprint(probe.sums, row);
      chunks.push(toChunk(rows));
      const last = rows.at(-1);
      if (last === undefined || probe.sums.count < ROWS_PER_PROBE) continue;
      probe.range.to = last.id;
      probes.push(probe);
      probe = { range: { from: last.id + 1 }, sums: noSums() };
    }
    probes.push(probe);
    this.logMissingCards(failure);
    return { chunks, guilds: await this.source.guilds(), probes };
  }

  private logMissingCards(failure: unknown): void {
    const areMissing = failure !== undefined;
    if (areMissing && !this.areCardsMissing)
      this.logger.warn(`The cards of monster books are not counted: ${reasonOf(failure)}`);
    this.areCardsMissing = areMissing;
  }

  /** Whether the sums of the ranges are still the same. They do not include cards, nor names and points of guilds. */
  async isUnchanged(probes: readonly RankProbe[], now: number): Promise<boolean> {
    for (const probe of probes) {
      if (!isSameFingerprint(probe.sums, await this.source.fingerprint(probe.range, now))) return false;
    }
    return true;
  }
}

/** MariaDB returns sums of integers and large integers as text. */
function toNumbers(row: RankRow): RankRow {
  row.level = gameNumber(row.level);
  row.exp = gameNumber(row.exp);
  row.fame = gameNumber(row.fame);
  row.job = gameNumber(row.job);
  row.gender = gameNumber(row.gender);
  row.mapId = gameNumber(row.mapId);
  row.mode = Number(row.mode);
  row.groupId = Number(row.groupId);
  row.deaths = Number(row.deaths);
  row.bosses = Number(row.bosses);
  row.playtimeMs = Number(row.playtimeMs);
  row.guildId = Number(row.guildId);
  return row;
}
