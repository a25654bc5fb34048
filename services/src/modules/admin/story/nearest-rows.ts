import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { StorySource } from '../../logs/index.js';

/** A moment, and how far around it; milliseconds UTC, both ends included. */
export interface StorySpan {
  at: number;
  from: number;
  until: number;
}

export type StoryRow = Readonly<Record<string, unknown>> & { at: number };

/** The most events of a story, in total and per kind. One more row is read to see whether there are others. */
export const MAX_EVENTS = 300;

@Injectable()
export class NearestRows {
  constructor(@InjectDataSource() private readonly reader: DataSource) {}

  /** Rows of any of these ids that are nearest to the moment, one more than a story tells. */
  async read(source: StorySource, ids: readonly number[], span: StorySpan): Promise<StoryRow[]> {
    if (ids.length === 0) return [];
    const sides = ids.flatMap((id) => [
      { id, from: span.from, until: span.at, order: 'DESC' },
      { id, from: span.at + 1, until: span.until, order: 'ASC' },
    ]);
    const rows = await this.reader.query<Record<string, unknown>[]>(
      `SELECT near.* FROM (${sides.map(({ order }) => sideOf(source, order)).join(' UNION ALL ')}) near
       ORDER BY ABS(near.at - ?) LIMIT ${MAX_EVENTS + 1}`,
      [...sides.flatMap(({ id, from, until }) => [id, from, until]), span.at],
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }
}

/** Each side of each owner by itself: the index gives the nearest without sorting what else there is. */
function sideOf({ table, key, columns, condition }: StorySource, order: string): string {
  const narrowed = condition === undefined ? '' : ` AND ${condition}`;
  return `SELECT * FROM (
    SELECT at, ${columns.join(', ')} FROM ${table} WHERE ${key} = ? AND at BETWEEN ? AND ?${narrowed}
    ORDER BY at ${order} LIMIT ${MAX_EVENTS + 1}) side`;
}
