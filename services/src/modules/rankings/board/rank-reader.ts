import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAX_INT32 } from '@portico/domain';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { GameFeatures, gameNumber, GuildEntity, VisibleCharacters } from '../../../game/index.js';
import type { CharacterEntity } from '../../../game/index.js';
import { recordOf } from '../../../platform/collections/index.js';
import { joinModes } from '../../character-modes/index.js';
import { type RankChunk, type RankRow, toChunk } from '../tables/rank-chunk.js';
import { foldName } from '../names/name-tree.js';
import { type GuildRows, NO_GUILDS } from '../tables/rank-tables.js';
import type { RankSource } from './rank-order.js';

const ID_MODULUS = 1009;
const BIG_MODULUS = 65_521;

/** No stock column exceeds this. Wider values of forks are reduced, so that their sums stay exact. */
const WIDE_MODULUS = MAX_INT32;

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;

function safe(column: string): string {
  return `CASE WHEN ${column} > ${MAX_SAFE_INTEGER} THEN ${MAX_SAFE_INTEGER} WHEN ${column} < ${MIN_SAFE_INTEGER} THEN ${MIN_SAFE_INTEGER} ELSE COALESCE(${column}, 0) END`;
}

const LEVEL = 'COALESCE(player.level, 0)';
const JOB = 'COALESCE(player.job, 0)';
const weight = `(player.id % ${ID_MODULUS})`;

/** SQL of the sums below, over `player`, `mode` and `ironmanGroup`. Each stays a safe integer at a million characters. */
const FINGERPRINT_SUMS = {
  count: 'COUNT(*)',
  level: `SUM(${LEVEL})`,
  exp: `SUM((${safe('player.exp')}) % ${WIDE_MODULUS})`,
  fame: `SUM((${safe('player.fame')}) % ${WIDE_MODULUS})`,
  job: `SUM(${JOB})`,
  mixed: `SUM(${weight} * (${LEVEL} * 31 + (${safe('player.fame')}) % ${BIG_MODULUS} * 17 + ${JOB}))`,
  mixedExp: `SUM(${weight} * ((${safe('player.exp')}) % ${BIG_MODULUS}))`,
  mode: `SUM(${weight} * (COALESCE(mode.mode, 0) * 7 + COALESCE(mode.deaths, 0) % ${BIG_MODULUS}))`,
  group: `SUM(${weight} * (COALESCE(ironmanGroup.id, 0) % ${BIG_MODULUS}))`,
  guild: `SUM(${weight} * (COALESCE(player.guildId, 0) % ${BIG_MODULUS}))`,
  bosses: `SUM(${weight} * (COALESCE(mode.bossesKilled, 0) % ${BIG_MODULUS}))`,
  playtime: `SUM(${weight} * (COALESCE(mode.playtimeMs, 0) % ${BIG_MODULUS}))`,
};

type FingerprintSums = Record<keyof typeof FINGERPRINT_SUMS, number>;

const FINGERPRINT_KEYS = Object.keys(FINGERPRINT_SUMS) as (keyof FingerprintSums)[];

const noSums = (): FingerprintSums => recordOf(FINGERPRINT_KEYS, () => 0);

/** Adds a row that was read. The result is compared with sums from the database, which sends no rows for them. */
function addToFingerprint(sums: FingerprintSums, row: RankRow): void {
  const own = row.id % ID_MODULUS;
  sums.count += 1;
  sums.level += row.level;
  sums.exp += row.exp % WIDE_MODULUS;
  sums.fame += row.fame % WIDE_MODULUS;
  sums.job += row.job;
  sums.mixed += own * (row.level * 31 + (row.fame % BIG_MODULUS) * 17 + row.job);
  sums.mixedExp += own * (row.exp % BIG_MODULUS);
  sums.mode += own * (row.mode * 7 + (row.deaths % BIG_MODULUS));
  sums.group += own * ((row.groupId ?? 0) % BIG_MODULUS);
  sums.guild += own * (row.guildId % BIG_MODULUS);
  sums.bosses += own * (row.bosses % BIG_MODULUS);
  sums.playtime += own * (row.playtimeMs % BIG_MODULUS);
}

function isSameFingerprint(one: FingerprintSums, other: FingerprintSums): boolean {
  return FINGERPRINT_KEYS.every((key) => one[key] === other[key]);
}

/** Rows per query: large enough for few round trips, small enough not to block the event loop. */
const CHUNK_ROWS = 2000;

/** An inclusive range of character ids; without an end if `to` is missing. */
interface IdRange {
  from: number;
  to?: number;
}

@Injectable()
export class RankSourceRepository {
  constructor(
    @InjectRepository(GuildEntity) private readonly guildRows: Repository<GuildEntity>,
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
      .addSelect('COALESCE(player.job, 0)', 'job')
      .addSelect('COALESCE(mode.mode, 0)', 'mode')
      .addSelect('COALESCE(mode.deaths, 0)', 'deaths')
      .addSelect('ironmanGroup.id', 'groupId')
      .addSelect(this.hasGuilds ? 'COALESCE(player.guildId, 0)' : '0', 'guildId')
      .addSelect('COALESCE(mode.bossesKilled, 0)', 'bosses')
      .addSelect('COALESCE(mode.playtimeMs, 0)', 'playtimeMs')
      .andWhere('player.id > :lastId', { lastId })
      .orderBy('player.id', 'ASC')
      .limit(CHUNK_ROWS)
      .getRawMany<RankRow>();
  }

  /** All guilds of the game, with or without members; empty if the server lacks what their pages need. */
  async guilds(): Promise<GuildRows> {
    if (!this.hasGuilds) return NO_GUILDS;
    const rows = await this.guildRows.find({
      select: { id: true, name: true, points: true },
      order: { id: 'ASC' },
    });
    return {
      ids: Int32Array.from(rows, ({ id }) => id),
      points: Int32Array.from(rows, ({ points }) => Math.min(gameNumber(points), MAX_INT32)),
      names: rows.map(({ name }) => foldName(name ?? '').replaceAll('\n', ' ')),
    };
  }

  /** Sums over the visible characters of a range of ids. The database sends only one row, however many characters there are. */
  async fingerprint(range: IdRange, now: number): Promise<FingerprintSums> {
    const query = this.visible(now).select([]).andWhere('player.id >= :from', { from: range.from });
    if (range.to !== undefined) query.andWhere('player.id <= :to', { to: range.to });
    for (const [name, sql] of Object.entries(FINGERPRINT_SUMS)) {
      if (name !== 'guild' || this.hasGuilds) query.addSelect(sql, `sum_${name}`);
    }
    const raw = await query.getRawOne<Record<string, number | string | null>>();
    return recordOf(FINGERPRINT_KEYS, (name) => Number(raw?.[`sum_${name}`] ?? 0));
  }

  private get hasGuilds(): boolean {
    return this.features.isOn('guildPages');
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
  constructor(private readonly source: RankSourceRepository) {}

  async read(now: number): Promise<RankSource & { probes: RankProbe[] }> {
    const chunks: RankChunk[] = [];
    const probes: RankProbe[] = [];
    let probe: RankProbe = { range: { from: 0 }, sums: noSums() };
    for await (const raw of this.source.chunks(now)) {
      const rows = raw.map(toNumbers);
      for (const row of rows) addToFingerprint(probe.sums, row);
      chunks.push(toChunk(rows));
      const last = rows.at(-1);
      if (last === undefined || probe.sums.count < ROWS_PER_PROBE) continue;
      probe.range.to = last.id;
      probes.push(probe);
      probe = { range: { from: last.id + 1 }, sums: noSums() };
    }
    probes.push(probe);
    return { chunks, guilds: await this.source.guilds(), probes };
  }

  /** Whether the sums of the ranges are still the same. They do not include names and points of guilds. */
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
  row.mode = Number(row.mode);
  row.deaths = Number(row.deaths);
  row.bosses = Number(row.bosses);
  row.playtimeMs = Number(row.playtimeMs);
  row.guildId = Number(row.guildId);
  return row;
}
