import type { AdminLogRow } from '@portico/contract';
import { HOUR_MS } from '@portico/domain';
import type { LogAnswers, LogChart, LogPagination } from '../log.queries';

type BossLogs = LogAnswers['boss'];
type BossRow = AdminLogRow<'boss'>;
/** Midnight in Tokyo, where the server of these tests is. */
export const FROM = Date.UTC(2026, 0, 9, 15);
export const UNTIL = FROM + 7 * 24 * HOUR_MS;

export function aBossRow(changes: Partial<BossRow> = {}): BossRow {
  return {
    id: 1,
    account_id: 7,
    account_name: 'mochi',
    character_id: 70,
    character_name: 'Oriel',
    characterid: 70,
    bosstype: 'ZAKUM',
    frequency: 'daily',
    attempttime: FROM + HOUR_MS,
    ...changes,
  };
}

export function aBossLog(
  logs: readonly BossRow[],
  pagination: Partial<LogPagination> = {},
  changes: Partial<BossLogs> = {},
): BossLogs {
  return {
    logs: [...logs],
    pagination: {
      page: 1,
      limit: 25,
      totalLogs: logs.length,
      totalPages: 1,
      isAbout: false,
      next: null,
      previous: null,
      ...pagination,
    },
    isWritten: true,
    isStock: false,
    isSearchCut: false,
    sources: [],
    from: FROM,
    until: UNTIL,
    summary: { dailyTotal: 4, weeklyTotal: 2, bossType: null },
    ...changes,
  };
}

/** Seven days in parts of a day each. */
export function aChart(counts: readonly number[] = [3, 0, 5, 1, 0, 0, 2]): LogChart {
  const stepMs = 24 * HOUR_MS;
  return {
    stepMs,
    from: FROM,
    until: UNTIL,
    isAbout: false,
    points: counts.map((count, index) => ({ at: FROM + index * stepMs, count })),
  };
}
