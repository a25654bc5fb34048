import { NO_BOOK, type RankRow } from '../tables/rank-chunk.js';

/** Characters whose cards are counted by one statement. Older servers have no index to look up a few. */
export const OWNERS_PER_READ = 20_000;

export interface CardCount {
  ownerId: number;
  amount: number | string;
}

export class CardCounts {
  private counts: ReadonlyMap<number, number> = new Map();
  private lastId = -1;
  private areLeftOut = false;

  constructor(private readonly readAfter: (lastId: number) => Promise<CardCount[] | undefined>) {}

  async addTo(rows: readonly RankRow[]): Promise<void> {
    for (const row of rows) {
      while (row.id > this.lastId) await this.readMore();
      row.cards = this.areLeftOut ? NO_BOOK : (this.counts.get(row.id) ?? 0);
    }
  }

  private async readMore(): Promise<void> {
    const read = await this.readAfter(this.lastId);
    this.areLeftOut = read === undefined;
    this.counts = new Map(read?.map(({ ownerId, amount }) => [ownerId, Number(amount)]));
    const last = read?.length === OWNERS_PER_READ ? read.at(-1) : undefined;
    this.lastId = last?.ownerId ?? Number.POSITIVE_INFINITY;
  }
}
