import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { LogHoursRepository } from '../roll-up/log-hours.repository.js';
import { LogRowsRepository } from '../tables/log-rows.repository.js';
import { isCountedByHours, type LogScope } from '../tables/log-sql.js';
import { type LogTotals, mergeTallies, rowsOf, type Tally } from '../tables/log-tally.js';

/** Up to this many rows are counted exactly. Above, the total is estimated from hourly counts. */
export const EXACT_ROWS = 100_000;

/** Slow counts are cached this long, so that turning pages does not count again. */
const KEPT_MS = 30_000;
const KEPT = 200;

@Injectable()
export class LogTotalsService {
  private readonly kept = new LRUCache<string, LogTotals>({ max: KEPT, ttl: KEPT_MS });
  exactRows = EXACT_ROWS;

  constructor(
    private readonly rows: LogRowsRepository,
    private readonly hours: LogHoursRepository,
  ) {}

  async of(scope: LogScope): Promise<LogTotals> {
    const key = `${this.exactRows} ${keyOf(scope)}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    // The hourly counts come first: a selection that is too large is then never read.
    const byHours = await this.aboutOf(scope);
    if (byHours !== undefined && rowsOf(byHours) > this.exactRows)
      return this.keep(key, { tallies: byHours, total: rowsOf(byHours), isAbout: true });
    const tallies = await this.rows.tally(scope, this.exactRows + 1);
    const total = rowsOf(tallies);
    if (total <= this.exactRows) return { tallies, total, isAbout: false };
    return this.keep(key, { tallies, total, isAbout: true });
  }

  private keep(key: string, totals: LogTotals): LogTotals {
    this.kept.set(key, totals);
    return totals;
  }

  /** Estimates from hourly counts; undefined for filters by people or things, which hours do not record. */
  private async aboutOf(scope: LogScope): Promise<Tally[] | undefined> {
    const { table, from, until } = scope;
    if (!isCountedByHours(scope) || from === undefined || until === undefined) return undefined;
    const counted = await this.hours.countedUntil(table);
    const end = Math.min(until, counted);
    if (end <= from) return undefined;
    const hours = await this.hours.tallies(table.log, from, end);
    const parts = [hours.filter(({ kind }) => isChosen(scope, kind))];
    if (until > end)
      parts.push(await this.rows.tally(await this.rows.between(scope, end, until), this.exactRows));
    return mergeTallies(parts);
  }
}

export function isChosen({ table, choices }: LogScope, kind: readonly string[]): boolean {
  return Object.entries(table.choices).every(([name, { column, toValue }]) => {
    const word = choices[name];
    return word === undefined || kind[table.kinds.indexOf(column)] === String(toValue?.(word) ?? word);
  });
}

/** The key holds the end only to the hour, because a selection that ends now has a new end with each request. */
function keyOf({ table, choices, people, items, source, from, until }: LogScope): string {
  return JSON.stringify([
    table.log,
    choices,
    people,
    items,
    source,
    from,
    until && Math.ceil(until / HOUR_MS),
  ]);
}
