import type { Answer } from '@portico/portal-kit';

export type LogChart = Answer<'/api/logs/boss/chart'>;
export type LogPagination = Answer<'/api/logs/boss'>['pagination'];

/** What the answers of all logs have. */
export interface LogAnswer {
  logs: readonly LogRow[];
  pagination: LogPagination;
  /** false: nothing was ever logged, whatever the filters. */
  isWritten: boolean;
  /** More names contain what was searched than are looked through. */
  isSearchCut: boolean;
  from: number | null;
  until: number | null;
}

/** What all rows have: whose they are. */
export interface LogRow {
  id: number;
  account_id: number | null;
  account_name: string | null;
}

export interface CharacterLogRow extends LogRow {
  character_id: number | null;
  character_name: string | null;
}
