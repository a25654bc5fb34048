import { Choice, Flag, Integer, Nested, Optional, Text } from '../../../platform/http/index.js';
import { CanaryReasonDto, KeptVersion, PastCanaryDto, RunningCanaryDto } from './canary.dto.js';

export const RELEASE_HEALTH = [
  'ok',
  'contract_mismatch',
  'shared_mismatch',
  'export_missing',
  'release_broken',
  'operation_missing',
  'trial_failed',
  'support_ended',
] as const;

export class ReleaseHealthDto {
  @Choice(RELEASE_HEALTH, { enumName: 'ReleaseHealth', example: 'ok' }) code: (typeof RELEASE_HEALTH)[number];
  @Text('What is wrong, in English, as in the log', { nullable: true, example: null }) message: string | null;
  @Flag('Visitors get it nevertheless: a part of it does not work') isServed: boolean;

  @Text(
    'The version that was live last of those that fit this portal; null while the one in service does, or without any',
    { nullable: true, example: null },
  )
  fitting: string | null;
}

export class ReportedErrorsDto {
  @Integer('Whatever the version', { example: 12 }) count: number;

  @Text('The most frequent one, as a browser put it: text, never markup', {
    nullable: true,
    example: "TypeError: Cannot read properties of undefined (reading 'price')",
  })
  message: string | null;

  @Text('Release that the most frequent one came from', { nullable: true, example: '0.1.0-3fb60c1e' })
  version: string | null;
}

export class ReleaseOriginDto {
  @Text({ nullable: true, example: 'Wren' }) author: string | null;
  @Text({ nullable: true, example: '4be1c0d' }) commit: string | null;
  @Text('First line of the commit', { nullable: true, example: 'Show the owner of a closed store' })
  message: string | null;

  @Text('Name of the token that it was uploaded with; null for a release by command', {
    nullable: true,
    example: 'market-ci',
  })
  token: string | null;

  @Text('Name of the key that signed it; null where the token has none', { nullable: true, example: 'wren' })
  key: string | null;

  @Text('SHA-256 of the public key in hex', { nullable: true, example: null })
  keyFingerprint: string | null;
}

export class RemoteReleaseDto {
  @Text({ example: 'mfe-market' }) name: string;
  @Text('Package version and eight digits of the content', { example: '0.1.0-3fb60c1e' }) version: string;

  @Text('What a rollback goes back to; null before the second release', {
    nullable: true,
    example: '0.1.0-9d1c22aa',
  })
  previous: string | null;

  @Integer('In service since, epoch ms', { example: 1_767_225_600_000 }) since: number;
  @Text({ isArray: true, example: ['/market'] }) paths: string[];

  @Text('Slots of pages that it fills, by name; none while it is not mounted', {
    isArray: true,
    example: ['item.offers'],
  })
  slots: string[];

  @Nested(() => ReleaseOriginDto) origin: ReleaseOriginDto;
  @Integer('Releases of this remote that are kept', { example: 3 }) versionsKept: number;

  @Integer('Size of all files; null when the release cannot be read', { nullable: true, example: 84_123 })
  bytes: number | null;

  @Integer('The same as sent to browsers', { nullable: true, example: 24_310 }) brotliBytes: number | null;
  @Nested(() => ReleaseHealthDto) health: ReleaseHealthDto;

  @Nested(() => ReportedErrorsDto, 'Null while the database is away', { nullable: true })
  errors: ReportedErrorsDto | null;

  @Nested(() => RunningCanaryDto, 'Null where none runs, and while the database is away', { nullable: true })
  canary: RunningCanaryDto | null;
}

export class ReleasesBoardDto {
  @Nested(() => [RemoteReleaseDto]) remotes: RemoteReleaseDto[];

  @Nested(
    () => ReportedErrorsDto,
    'Errors of the shell, and those of no known remote; null while the database is away',
    { nullable: true },
  )
  shellErrors: ReportedErrorsDto | null;
}

export class KeptReleaseDto {
  @Text({ example: '0.1.0-3fb60c1e' }) version: string;
  @Flag('In service now') isInService: boolean;
  @Flag('A roll-back without a version goes there') isPrevious: boolean;
  @Flag('A share of the visitors gets it now') isCanary: boolean;
  @Nested(() => ReleaseOriginDto) origin: ReleaseOriginDto;
  @Integer('When it was built, milliseconds UTC', { nullable: true }) builtAt: number | null;

  @Integer('When it was in service last, milliseconds UTC; null for what is in service now', {
    nullable: true,
  })
  lastServedAt: number | null;

  @Integer('All files as sent to browsers; null when the release cannot be read', { nullable: true })
  brotliBytes: number | null;
}

export class RollbackDto {
  @Integer('Milliseconds UTC') at: number;
  @Text({ nullable: true }) by: string | null;
  @Text({ nullable: true }) from: string | null;
  @Text() to: string;
  @Text() reason: string;
}

export class ReleaseHistoryDto {
  @Text({ example: 'mfe-market' }) name: string;
  @Nested(() => [KeptReleaseDto], 'In service first, then by when they were last') versions: KeptReleaseDto[];
  @Nested(() => [RollbackDto], 'Newest first, 20 at most') rollbacks: RollbackDto[];
  @Nested(() => [PastCanaryDto], 'Newest first, 20 at most') canaries: PastCanaryDto[];
}

export class RollbackRequestDto extends CanaryReasonDto {
  @KeptVersion('A version that is kept; the one before without', { required: false }) @Optional() to?: string;
}

export class PreviewRequestDto {
  @KeptVersion('A version that is kept') version: string;
}

export class PreviewLinkDto {
  @Text('Path and query of the page that the preview begins with', {
    example: '/market?remote=mfe-market@0.1.0-3fb60c1e&preview=...',
  })
  address: string;

  @Integer('It can be opened until then, milliseconds UTC') expiresAt: number;
}

export class RolledBackDto {
  @Text({ nullable: true }) from: string | null;
  @Text() to: string;
}

export const UPLOAD_STATUSES = [
  'released',
  'switched',
  'unchanged',
  'kept',
  'retired',
  'tried',
  'held',
  'canary',
] as const;

export class UploadedReleaseDto {
  @Choice(
    UPLOAD_STATUSES,
    '`switched`: a version from before is back; `unchanged`: it is in service; `tried`: a dry run; `held`: stored for previews; `canary`: a share of the visitors gets it',
    { enumName: 'UploadStatus', example: 'released' },
  )
  status: (typeof UPLOAD_STATUSES)[number];

  @Text({ example: '0.1.0-3fb60c1e' }) version: string;
  @Text('In service before', { nullable: true, example: '0.1.0-9d1c22aa' }) previous: string | null;
  @Flag('Its pages were rendered before the switch') isTried: boolean;
  @Text('Where it is', { example: '/market' }) path: string;

  @Text('What will be a fault one day, in English; null without any', { nullable: true, example: null })
  warning: string | null;

  @Text('Link of its preview; null without `?preview`', { nullable: true, example: null })
  preview: string | null;
}
