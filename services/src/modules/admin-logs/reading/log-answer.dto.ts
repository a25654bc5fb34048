import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ADMIN_LOGS } from '@portico/contract';
import type { AdminLog, AdminLogRow, LogField } from '@portico/contract';

/** Paging of logs: `totalLogs` and `totalPages`, and where the pages beside it begin. */
export class LogPaginationDto {
  @ApiProperty({ type: 'integer', example: 1 }) page: number;
  @ApiProperty({ type: 'integer', example: 25 }) limit: number;
  @ApiProperty({ type: 'integer', example: 1312 }) totalLogs: number;
  @ApiProperty({ type: 'integer', example: 53 }) totalPages: number;
  @ApiProperty({ description: 'The totals are about: so many rows are not counted one by one' })
  isAbout: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Cursor of the older page; null on the last' })
  next: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Cursor of the newer page; null on the first' })
  previous: string | null;
}

/** What all answers of logs have. */
export class LogAnswerDto {
  @ApiProperty({ type: () => LogPaginationDto }) pagination: LogPaginationDto;
  @ApiProperty({ description: 'false: nothing has ever been logged here, whatever the filters' })
  isWritten: boolean;
  @ApiProperty({
    description: 'More names contain what was searched than are looked through: the rest is left out',
  })
  isSearchCut: boolean;
  @ApiProperty({ type: 'integer', nullable: true, description: 'First moment shown, milliseconds UTC' })
  from: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'First moment not shown any more' })
  until: number | null;
}

/** One column of the chart: what was logged in a part of the time. */
export class LogChartPointDto {
  @ApiProperty({ type: 'integer', description: 'Where the part begins, milliseconds UTC' }) at: number;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class LogChartDto {
  @ApiProperty({ type: 'integer', description: 'Length of a part in milliseconds' }) stepMs: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) from: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) until: number;
  @ApiProperty({ description: 'The counts are about' }) isAbout: boolean;
  @ApiProperty({
    type: () => [LogChartPointDto],
    description: 'In order, 120 at most; a part without rows has a count of 0',
  })
  points: LogChartPointDto[];
}

/** Class of a log's answers, with its rows as the contract has them; `rowName` is the name of a row's type in the API. */
export function answerOf<L extends AdminLog>(
  log: L,
  rowName: string,
): Type<LogAnswerDto & { logs: AdminLogRow<L>[] }> {
  class Row {}
  Object.defineProperty(Row, 'name', { value: rowName });
  for (const [name, field] of Object.entries<LogField>(ADMIN_LOGS[log].fields))
    ApiProperty(propertyOf(field))(Row.prototype, name);
  class Answer extends LogAnswerDto {
    @ApiProperty({ type: () => [Row] }) logs: AdminLogRow<L>[];
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
