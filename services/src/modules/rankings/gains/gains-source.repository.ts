import { Injectable } from '@nestjs/common';
import type { ExpStanding } from '@portico/domain';
import { gameNumber, VisibleCharacters } from '../../../game/index.js';
import { partOf } from '../daily/packed-day.js';

/** Rows of one read: a few parts of a day, where ids are close together. */
const ROWS_PER_READ = 6000;

export interface CurrentStanding extends ExpStanding {
  id: number;
}

@Injectable()
export class GainsSourceRepository {
  constructor(private readonly visible: VisibleCharacters) {}

  /** All visible characters by ascending id, in batches that cut no part of a day in two. */
  async *batches(now: number): AsyncGenerator<CurrentStanding[]> {
    let lastId = -1;
    for (;;) {
      const rows = await this.after(lastId, now);
      const isLast = rows.length < ROWS_PER_READ;
      const whole = isLast ? rows : withoutLastPart(rows);
      const last = whole.at(-1);
      if (last !== undefined) yield whole;
      if (isLast || last === undefined) return;
      lastId = last.id;
    }
  }

  private async after(lastId: number, now: number): Promise<CurrentStanding[]> {
    const rows = await this.visible
      .selection(now)
      .select('player.id', 'id')
      .addSelect('player.level', 'level')
      .addSelect('player.exp', 'exp')
      .andWhere('player.id > :lastId', { lastId })
      .orderBy('player.id', 'ASC')
      .limit(ROWS_PER_READ)
      .getRawMany<Record<'id' | 'level' | 'exp', unknown>>();
    return rows.map(({ id, level, exp }) => ({
      id: Number(id),
      level: gameNumber(level),
      exp: gameNumber(exp),
    }));
  }
}

/** More rows than a part has ids are of two parts at least. */
function withoutLastPart(rows: readonly CurrentStanding[]): CurrentStanding[] {
  const lastPart = partOf(rows.at(-1)?.id ?? 0);
  return rows.filter(({ id }) => partOf(id) !== lastPart);
}
