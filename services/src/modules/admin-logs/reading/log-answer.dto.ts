import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ADMIN_LOGS, type AdminLog, type AdminLogRow, type LogField } from '@portico/contract';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class LogPaginationDto {
  @Integer({ example: 1 }) page: number;
  @Integer({ example: 25 }) limit: number;
  @Integer({ example: 1312 }) totalLogs: number;
  @Integer({ example: 53 }) totalPages: number;
  @Flag('Totals are estimates, because there are too many rows to count') isAbout: boolean;
  @Text('Cursor of the older page; null on the last', { nullable: true }) next: string | null;
  @Text('Cursor of the newer page; null on the first', { nullable: true }) previous: string | null;
}

export class LogAnswerDto {
  @Nested(() => LogPaginationDto) pagination: LogPaginationDto;
  @Flag('false: nothing has ever been logged, with or without filters') isWritten: boolean;
  @Flag('More names match than are searched; the rest is left out') isSearchCut: boolean;

  @Text('Values for `source`, in order, 100 at most; empty where the log has no such filter', {
    isArray: true,
  })
  sources: string[];

  @Integer('First moment shown, milliseconds UTC', { nullable: true }) from: number | null;
  @Integer('End of the period, exclusive', { nullable: true }) until: number | null;
}

export class LogChartPointDto {
  @Integer('Start of the part, milliseconds UTC') at: number;
  @Integer() count: number;
}

export class LogChartDto {
  @Integer('Length of a part in milliseconds') stepMs: number;
  @Integer('Milliseconds UTC') from: number;
  @Integer('Milliseconds UTC') until: number;
  @Flag('Counts are estimates') isAbout: boolean;

  @Nested(() => [LogChartPointDto], 'In order, 120 at most; parts without rows have a count of 0')
  points: LogChartPointDto[];
}

/** Creates the class of a log's answers, with the row type of the contract. `rowName` is the name of that type in the API. */
export function answerOf<L extends AdminLog>(
  log: L,
  rowName: string,
): Type<LogAnswerDto & { logs: AdminLogRow<L>[] }> {
  class Row {}
  Object.defineProperty(Row, 'name', { value: rowName });
  for (const [name, field] of Object.entries<LogField>(ADMIN_LOGS[log].fields))
    ApiProperty(propertyOf(field))(Row.prototype, name);
  class Answer extends LogAnswerDto {
    @Nested(() => [Row]) logs: AdminLogRow<L>[];
  }
  return Answer;
}

const TYPES = {
  integer: { type: 'integer' },
  moment: { type: 'integer' },
  flag: { type: 'boolean' },
  text: { type: 'string' },
  texts: { type: [String] },
  details: { type: 'object', additionalProperties: true },
} as const satisfies Record<Exclude<LogField['type'], 'word'>, ApiPropertyOptions>;

function propertyOf({ type, words, wordsName, isNullable, ...docs }: LogField): ApiPropertyOptions {
  if (type === 'word') return { enum: words, enumName: wordsName ?? '', ...docs };
  return { ...TYPES[type], ...(isNullable === true ? { nullable: true } : {}), ...docs };
}
