import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BatchLoader } from '../../platform/cache/index.js';
import { type PlayerRow, PlayerDetailsRepository } from './player-details.repository.js';

/** Time for which an answer can be reused. */
const FRESH_MS = 1000;

const MAX_ROWS = 10_000;

/** Reads rows of the rankings with few statements and caches them for a second, because many pages and sorts show the same players. */
@Injectable()
export class PlayerRows {
  private readonly batches: BatchLoader<PlayerRow>;
  private readonly rows = new LRUCache<number, PlayerRow>({ max: MAX_ROWS, ttl: FRESH_MS });

  constructor(repository: PlayerDetailsRepository) {
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
