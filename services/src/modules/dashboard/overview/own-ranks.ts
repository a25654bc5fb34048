import { Injectable } from '@nestjs/common';
import { RankBoardService, type RankChange, RankChanges } from '../../rankings/index.js';

/** Place among everybody by level, and how far it is from where it was. */
export interface OwnRank {
  rank: number;
  change: RankChange | null;
}

@Injectable()
export class OwnRanks {
  constructor(
    private readonly boards: RankBoardService,
    private readonly changes: RankChanges,
  ) {}

  /** Ranks of characters; one that is not ranked is absent. */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, OwnRank>> {
    const { board } = await this.boards.current();
    const ranks = new Map<number, number>();
    for (const id of ids) {
      const rank = board.ranksOf(id)?.level;
      if (rank !== undefined) ranks.set(id, rank);
    }
    const changes = await this.changes.find(ranks);
    return new Map(Array.from(ranks, ([id, rank]) => [id, { rank, change: changes.get(id) ?? null }]));
  }
}
