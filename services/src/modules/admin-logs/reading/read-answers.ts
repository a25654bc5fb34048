import { HOUR_MS } from '../tables/log-tally.js';
import type { LogAnswerDto, LogChartDto } from './log-answer.dto.js';
import { chartOf, chartStep } from './log-chart.js';
import type { LogPageQuery, LogSelection } from './log-query.js';
import type { ReadPage } from './log-reader.service.js';

/** What all answers have, of a page that was read. */
export function answerOf({ pagination, isWritten, isSearchCut, from, until }: ReadPage): LogAnswerDto {
  return { pagination, isWritten, isSearchCut, from, until };
}

/** The same of a log whose table is not there. */
export function emptyAnswer({ page, limit, from, until }: LogPageQuery): LogAnswerDto {
  return {
    pagination: { page, limit, totalLogs: 0, totalPages: 0, isAbout: false, next: null, previous: null },
    isWritten: false,
    isSearchCut: false,
    from: from ?? null,
    until: until ?? null,
  };
}

export function emptyChart({ from, until }: LogSelection): LogChartDto {
  const now = Date.now();
  const span = { from: from ?? now - HOUR_MS, until: until ?? now };
  return chartOf(span, chartStep(span.from, span.until), new Map(), false);
}
