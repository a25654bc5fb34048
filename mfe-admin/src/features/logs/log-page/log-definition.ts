import type { ApiError } from '@portico/api-client/runtime';
import type { AdminLog } from '@portico/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { LogAnswer, LogChart } from './log-answer';
import type { LogDays } from './log-days';
import type { LogChoiceKey, LogView } from './log-state';

/** What a call of a log is asked with, beside what is its own. */
export type LogSelection = LogView & { sent: Partial<LogDays> };

/** A call of a log, as the page asks it. */
type LogCall<A> = UseQueryOptions<A, ApiError, A, string[]>;

/** A select of the filter bar. */
export interface LogChoice {
  key: LogChoiceKey;
  label: string;
  /** What it says where it narrows nothing; "All" by default. */
  all?: string;
  options: readonly { value: string; text: string }[];
}

/** A log, as its page needs it: where it is read, and by what it is narrowed. */
export interface LogDefinition<A extends LogAnswer> {
  name: AdminLog;
  /** Key of its texts. */
  textKey: LogTextKey;
  page: (selection: LogSelection) => LogCall<A>;
  chart: (selection: LogSelection) => LogCall<LogChart>;
  /** Address of the file with all rows, without its format. */
  file: (selection: LogSelection) => string;
}

export type LogTextKey =
  | 'voteLog'
  | 'expLog'
  | 'bossLog'
  | 'scrollingLog'
  | 'nxLog'
  | 'inkwellLog'
  | 'auditLog';
