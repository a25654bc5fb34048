import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, midnightAfter, MINUTE_MS } from '@portico/domain';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import type { LogRow, LogTable } from '../../game-logs/index.js';
import { LogHoursRepository } from '../roll-up/log-hours.repository.js';
import { readCursor, writeCursor } from '../tables/log-cursor.js';
import type { LogCursor, LogPlace, LogSpan } from '../tables/log-cursor.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';
import { LogRowsRepository } from '../tables/log-rows.repository.js';
import { isCountedByHours, type LogScope } from '../tables/log-sql.js';
import type { LogTotals } from '../tables/log-tally.js';
import type { LogAnswerDto, LogChartDto } from './log-answer.dto.js';
import { type LogPageQuery, type LogSelection, startOfToday } from './log-query.js';
import { LogThingsService } from './log-things.service.js';
import { isChosen, LogTotalsService } from './log-totals.service.js';

/** Numbered pages lie within this many rows of either end, because the database has to walk all rows before a page. */
export const MAX_OFFSET = 10_000;

export interface ReadPage extends LogAnswerDto {
  rows: readonly LogRow[];
  totals: LogTotals;
  scope: LogScope;
}

interface Rows {
  rows: readonly LogRow[];
  hasNewer: boolean;
  hasOlder: boolean;
}

@Injectable()
export class LogReader {
  private readonly written = new Set<string>();

  constructor(
    private readonly log: LogRowsRepository,
    private readonly totals: LogTotalsService,
    private readonly hours: LogHoursRepository,
    private readonly names: LogNamesRepository,
    private readonly things: LogThingsService,
  ) {}

  async page(table: LogTable, query: LogPageQuery): Promise<ReadPage> {
    const scope = await this.scopeOf(table, query);
    const totals = await this.totals.of(scope);
    const { page, limit } = query;
    const cursor = readCursor(query.cursor);
    const { rows, hasNewer, hasOlder } = cursor
      ? await this.rowsFrom(scope, { direction: cursor.direction, after: cursor, limit })
      : await this.numbered(scope, totals, page, limit);
    const first = rows[0];
    const last = rows.at(-1);
    return {
      rows,
      totals,
      scope,
      pagination: {
        page,
        limit,
        totalLogs: totals.total,
        totalPages: Math.ceil(totals.total / limit),
        isAbout: totals.isAbout,
        next: last !== undefined && hasOlder ? writeCursor('older', last) : null,
        previous: first !== undefined && hasNewer ? writeCursor('newer', first) : null,
      },
      isWritten: rows.length > 0 || (await this.isWritten(table)),
      isSearchCut: [scope.people, scope.items].some((found) => found?.isCut === true),
      sources: await this.things.sourcesOf(table),
      from: query.from ?? null,
      until: query.until ?? null,
    };
  }

  async chart(table: LogTable, selection: LogSelection): Promise<LogChartDto> {
    const scope = await this.scopeOf(table, selection);
    const span = await this.spanOf(scope);
    const stepMs = chartStep(span.from, span.until);
    const { isAbout } = await this.totals.of(scope);
    const hourly = isAbout && isCountedByHours(scope) ? await this.hourly(scope, span, stepMs) : undefined;
    if (hourly !== undefined) return hourly;
    const counts = await this.log.histogram(scope, { from: span.from, stepMs, most: this.totals.exactRows });
    return chartOf(span, stepMs, counts, isAbout);
  }

  async today(table: LogTable, selection: LogSelection, zone: string): Promise<LogTotals> {
    const now = Date.now();
    const days = { from: startOfToday(now, zone), until: midnightAfter(now, zone) };
    return this.totals.of(await this.scopeOf(table, { ...selection, ...days }));
  }

  async count(table: LogTable, selection: LogSelection): Promise<LogTotals> {
    return this.totals.of(await this.scopeOf(table, selection));
  }

  /** Computes a log's own statistics over all rows of a page's selection; empty if there are too many rows. */
  async exactStatistics(
    { scope, totals }: Pick<ReadPage, 'scope' | 'totals'>,
    statement: { select: string; columns: string; ending?: string },
  ): Promise<Record<string, unknown>[]> {
    if (totals.isAbout) return [];
    return this.log.statistics(scope, { ...statement, most: this.totals.exactRows });
  }

  totalsOf(scope: LogScope): Promise<LogTotals> {
    return this.totals.of(scope);
  }

  olderThan(scope: LogScope, after: LogPlace | undefined, limit: number): Promise<LogRow[]> {
    return this.log.rows(scope, { direction: 'older', after, limit });
  }

  async scopeOf(table: LogTable, selection: LogSelection): Promise<LogScope> {
    const { choices, search, playerId, from, until } = selection;
    const people = await this.peopleOf(table, search, playerId);
    const items = this.things.itemsOf(selection.item);
    const source = selection.source === '' ? undefined : selection.source;
    const scope = { table, choices, people, items, source, from, until };
    if (from === undefined || until === undefined) return scope;
    return this.log.between(scope, from, until);
  }

  async isWritten(table: LogTable): Promise<boolean> {
    if (this.written.has(table.sql)) return true;
    const isWritten = await this.log.hasRows(table);
    // A table that has had a row once is never checked again.
    if (isWritten && !table.sql.startsWith('(')) this.written.add(table.sql);
    return isWritten;
  }

  private async peopleOf({ owners }: LogTable, search: string, playerId: number | undefined) {
    if (playerId !== undefined) return { characters: [playerId], accounts: [], isCut: false };
    if (search === '') return undefined;
    return this.names.people(search, {
      needsCharacters: owners.character !== undefined,
      needsAccounts: owners.accounts !== undefined,
    });
  }

  /** Reads a page by number, from the nearer end. If the total is an estimate, pages read from the oldest end are approximate too. */
  private async numbered(scope: LogScope, totals: LogTotals, page: number, limit: number): Promise<Rows> {
    const { total, isAbout } = totals;
    const before = (page - 1) * limit;
    if (before >= total) return { rows: [], hasNewer: false, hasOlder: false };
    if (before <= MAX_OFFSET) return this.counted(scope, { direction: 'older', before, limit });
    const behind = Math.max(0, total - before - limit);
    const isLast = behind === 0;
    if (behind > MAX_OFFSET) throw tooDeep(limit);
    const size = isLast && !isAbout ? total - before : limit;
    return this.counted(scope, { direction: 'newer', before: behind, limit: size });
  }

  private async counted(
    scope: LogScope,
    { direction, before, limit }: { direction: LogCursor['direction']; before: number; limit: number },
  ): Promise<Rows> {
    const after = before === 0 ? undefined : await this.log.placeAt(scope, direction, before - 1);
    if (before > 0 && after === undefined) return { rows: [], hasNewer: false, hasOlder: false };
    return this.rowsFrom(scope, { direction, after, limit });
  }

  private async rowsFrom(
    scope: LogScope,
    {
      direction,
      after,
      limit,
    }: { direction: LogCursor['direction']; after: LogPlace | undefined; limit: number },
  ): Promise<Rows> {
    const found = await this.log.rows(scope, { direction, after, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const hasMore = found.length > limit;
    const hasBefore = after !== undefined;
    if (direction === 'older') return { rows, hasNewer: hasBefore, hasOlder: hasMore };
    return { rows: rows.toReversed(), hasNewer: hasMore, hasOlder: hasBefore };
  }

  private async hourly(scope: LogScope, span: LogSpan, stepMs: number): Promise<LogChartDto | undefined> {
    if (stepMs < HOUR_MS) return undefined;
    const { log } = scope.table;
    const counted = Math.min(span.until, await this.hours.countedUntil(scope.table));
    if (counted <= span.from) return undefined;
    const counts = new Map<number, number>();
    for (const { part, kind, rows } of await this.hours.parts(log, { ...span, until: counted }, stepMs))
      if (isChosen(scope, kind)) counts.set(part, (counts.get(part) ?? 0) + rows);
    if (counted < span.until) {
      const since = { from: span.from, stepMs, most: this.totals.exactRows };
      const recent = await this.log.histogram(await this.log.between(scope, counted, span.until), since);
      for (const [part, rows] of recent) counts.set(part, (counts.get(part) ?? 0) + rows);
    }
    return chartOf(span, stepMs, counts, true);
  }

  private async spanOf(scope: LogScope): Promise<LogSpan> {
    const { from, until } = scope;
    if (from !== undefined && until !== undefined) return { from, until };
    const ends = await this.log.ends(scope);
    const now = Date.now();
    if (ends === undefined) return { from: now - HOUR_MS, until: now };
    return { from: ends.first.at - (ends.first.at % HOUR_MS), until: ends.last.at + 1 };
  }
}

function tooDeep(limit: number): AppError {
  const pages = Math.floor(MAX_OFFSET / limit) + 1;
  return invalidField(
    'page',
    'maxPage',
    `By number pages 1 to ${pages} and the last can be read: narrow the days, or go on with \`next\``,
  );
}

export const MAX_CHART_POINTS = 120;

const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 4, 7, 14, 28].map((days) => days * DAY_MS),
];

export function chartStep(from: number, until: number): number {
  const fitting = STEPS.find((step) => until - from <= step * MAX_CHART_POINTS);
  return fitting ?? Math.ceil((until - from) / MAX_CHART_POINTS / DAY_MS) * DAY_MS;
}

export function chartOf(
  { from, until }: { from: number; until: number },
  stepMs: number,
  counts: ReadonlyMap<number, number>,
  isAbout: boolean,
): LogChartDto {
  const points = Array.from({ length: Math.ceil((until - from) / stepMs) }, (_, index) => {
    const at = from + index * stepMs;
    return { at, count: counts.get(at) ?? 0 };
  });
  return { stepMs, from, until, isAbout, points };
}
