import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { CharacterEntity } from '../../game/entities/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { Database } from '../../platform/persistence/index.js';
import { FINGERPRINT_SUMS, type FingerprintSums, type RankRow } from './rank-fingerprint.js';
import { visibleCharacters } from './visible-characters.js';

/** Rows of one read: enough to keep round trips few, few enough that a read stays far below the statement timeout. */
const CHUNK_ROWS = 5000;

/** An inclusive range of character ids; without `to` it has no end. */
export interface IdRange {
  from: number;
  to?: number;
}

type RawSums = Record<keyof FingerprintSums, number | string | null>;

@Injectable()
export class RankSourceRepository {
  constructor(
    private readonly database: Database,
    private readonly config: PorticoConfig,
  ) {}

  /** All visible characters by ascending id, in chunks of one short statement each. */
  async *chunks(now: number): AsyncGenerator<RankRow[]> {
    let lastId = -1;
    for (;;) {
      const rows = await this.visible(now)
        .select('player.id', 'id')
        .addSelect('player.name', 'name')
        .addSelect('player.level', 'level')
        .addSelect('player.exp', 'exp')
        .addSelect('player.fame', 'fame')
        .addSelect('player.job', 'job')
        .andWhere('player.id > :lastId', { lastId })
        .orderBy('player.id', 'ASC')
        .limit(CHUNK_ROWS)
        .getRawMany<RankRow>();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      if (rows.length < CHUNK_ROWS) return;
      lastId = last.id;
    }
  }

  /** Sums over the visible characters of a range of ids: one row crosses the wire, however many there are. */
  async fingerprint(range: IdRange, now: number): Promise<FingerprintSums> {
    const query = this.visible(now).select([]).andWhere('player.id >= :from', { from: range.from });
    if (range.to !== undefined) query.andWhere('player.id <= :to', { to: range.to });
    for (const [name, sql] of Object.entries(FINGERPRINT_SUMS)) query.addSelect(sql, name);
    const sums = await query.getRawOne<RawSums>();
    return {
      count: Number(sums?.count ?? 0),
      level: Number(sums?.level ?? 0),
      exp: Number(sums?.exp ?? 0),
      fame: Number(sums?.fame ?? 0),
      job: Number(sums?.job ?? 0),
      mixed: Number(sums?.mixed ?? 0),
      mixedExp: Number(sums?.mixedExp ?? 0),
    };
  }

  private visible(now: number): SelectQueryBuilder<CharacterEntity> {
    return visibleCharacters(this.database.reader, this.config.server.rankings.hideGmFrom, now);
  }
}
