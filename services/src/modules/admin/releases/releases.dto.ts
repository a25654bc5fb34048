import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Optional, WrittenText } from '../../../platform/http/index.js';
import { SAFE_SEGMENT } from '../../releases/index.js';

export const RELEASE_HEALTH = ['ok', 'contract_mismatch', 'shared_mismatch', 'release_broken'] as const;

export class ReleaseHealthDto {
  @ApiProperty({ enum: RELEASE_HEALTH, enumName: 'ReleaseHealth', example: 'ok' })
  code: (typeof RELEASE_HEALTH)[number];

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What is wrong, in English, as in the log',
  })
  message: string | null;
}

/** What browsers reported of a remote within 24 hours: errors that nothing caught. */
export class ReportedErrorsDto {
  @ApiProperty({ type: 'integer', example: 12, description: 'Whatever the version' })
  count: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: "TypeError: Cannot read properties of undefined (reading 'price')",
    description: 'The most frequent one, as a browser put it: text, never markup',
  })
  message: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '0.1.0-3fb60c1e',
    description: 'Release that the most frequent one came from',
  })
  version: string | null;
}

/** The release of one remote that visitors get. */
export class RemoteReleaseDto {
  @ApiProperty({ example: 'mfe-market' })
  name: string;

  @ApiProperty({ example: '0.1.0-3fb60c1e', description: 'Package version and eight digits of the content' })
  version: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '0.1.0-9d1c22aa',
    description: 'What a rollback goes back to; null before the second release',
  })
  previous: string | null;

  @ApiProperty({ type: 'integer', example: 1_767_225_600_000, description: 'In service since, epoch ms' })
  since: number;

  @ApiProperty({ type: [String], example: ['/market'] })
  paths: string[];

  @ApiProperty({
    type: [String],
    example: ['item.offers'],
    description: 'Slots of pages that it fills, by name; none while it is not mounted',
  })
  slots: string[];

  @ApiProperty({ type: 'integer', example: 3, description: 'Releases of this remote on disk' })
  versionsKept: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 84_123,
    description: 'Size of all files; null when the release cannot be read',
  })
  bytes: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 24_310,
    description: 'The same as sent to browsers',
  })
  brotliBytes: number | null;

  @ApiProperty({ type: ReleaseHealthDto })
  health: ReleaseHealthDto;

  @ApiProperty({
    type: ReportedErrorsDto,
    nullable: true,
    description: 'Null while the database is away',
  })
  errors: ReportedErrorsDto | null;
}

export class ReleasesBoardDto {
  @ApiProperty({ type: [RemoteReleaseDto] })
  remotes: RemoteReleaseDto[];

  @ApiProperty({
    type: ReportedErrorsDto,
    nullable: true,
    description: 'Errors of the shell, and those of no known remote; null while the database is away',
  })
  shellErrors: ReportedErrorsDto | null;
}

/** A version of a remote that is on disk. */
export class KeptReleaseDto {
  @ApiProperty({ example: '0.1.0-3fb60c1e' }) version: string;
  @ApiProperty({ description: 'In service now' }) isInService: boolean;
  @ApiProperty({ description: 'A roll-back without a version goes there' }) isPrevious: boolean;
  @ApiProperty({ type: 'integer', nullable: true, description: 'When it was built, milliseconds UTC' })
  builtAt: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'When it was in service last, milliseconds UTC; null for what is in service now',
  })
  lastServedAt: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'All files as sent to browsers; null when the release cannot be read',
  })
  brotliBytes: number | null;
}

/** A roll-back from the board, as the audit has it. */
export class RollbackDto {
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ type: String, nullable: true }) from: string | null;
  @ApiProperty() to: string;
  @ApiProperty() reason: string;
}

export class ReleaseHistoryDto {
  @ApiProperty({ example: 'mfe-market' }) name: string;
  @ApiProperty({ type: () => [KeptReleaseDto], description: 'In service first, then by when they were last' })
  versions: KeptReleaseDto[];
  @ApiProperty({ type: () => [RollbackDto], description: 'Newest first, 20 at most' })
  rollbacks: RollbackDto[];
}

export class RollbackRequestDto {
  @ApiProperty({ minLength: 1, maxLength: ADMIN_REASON_MAX_LENGTH })
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason: string;

  @ApiProperty({
    required: false,
    maxLength: 128,
    description: 'A version that is kept; the one before without',
  })
  @Optional()
  @IsString()
  @MaxLength(128)
  @Matches(SAFE_SEGMENT, { message: 'Must be the name of a version' })
  to?: string;
}

export class RolledBackDto {
  @ApiProperty({ type: String, nullable: true }) from: string | null;
  @ApiProperty() to: string;
}
