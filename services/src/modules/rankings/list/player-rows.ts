import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../../platform/cache/index.js';
import { RankingsRepository } from './rankings.repository.js';
import type { PlayerRow } from './rankings.repository.js';

/** As long as an answer may be sent again without being made again. */
const KEPT_MS = 1000;

const MAX_ROWS = 10_000;

/** Rows of the rankings, read with few statements and kept for a second: many pages and sorts show the same players. */
@Injectable()
export class PlayerRows {
  private readonly reads: BatchLoader<PlayerRow>;
  private rows = new Map<number, PlayerRow>();
  private until = 0;

  constructor(repository: RankingsRepository) {
    this.reads = new BatchLoader((ids) => repository.findPlayers(ids));
  }

  /** Rows of at least these ids; an id without a visible row is absent. */
  async load(ids: readonly number[], now = performance.now()): Promise<ReadonlyMap<number, PlayerRow>> {
    if (now >= this.until || this.rows.size > MAX_ROWS) this.forget(now);
    const { rows } = this;
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) {
      for (const [id, row] of await this.reads.load(missing)) rows.set(id, row);
    }
    return rows;
  }

  /** Reads everything again from here on. */
  forget(now = performance.now()): void {
    this.rows = new Map();
    this.until = now + KEPT_MS;
  }
}
