import { ApiProperty } from '@nestjs/swagger';

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

/** Whose row it is, for the way to the account's story. */
export class LogRowDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', nullable: true }) account_id: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for an account that is gone' })
  account_name: string | null;
}

/** The same of a row that a character made. */
export class CharacterLogRowDto extends LogRowDto {
  @ApiProperty({ type: 'integer', nullable: true }) character_id: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null for a character that is gone' })
  character_name: string | null;
}
