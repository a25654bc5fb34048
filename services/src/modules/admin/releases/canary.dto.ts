import { applyDecorators } from '@nestjs/common';
import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import {
  Choice,
  Decimal,
  Flag,
  Integer,
  Nested,
  PositiveInteger,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';
import { CANARY_OUTCOMES, MAX_CANARY_SHARE, SAFE_SEGMENT } from '../../releases/index.js';

/** Visitors of one version during a canary: those who get the canary, or an equal number of the others. */
export class CanaryGroupDto {
  @Text({ example: '0.1.0-3fb60c1e' }) version: string;
  @Integer('Networks that reported a view or an error', { example: 412 }) visitors: number;
  @Integer({ example: 1630 }) views: number;
  @Integer('Visitors with an uncaught error', { example: 3 }) faults: number;

  @Integer('All files as sent to browsers; null when the release cannot be read', { nullable: true })
  brotliBytes: number | null;

  @Integer('Largest contentful paint of three quarters of the visitors at most, milliseconds', {
    nullable: true,
  })
  lcp: number | null;

  @Integer('Cumulative layout shift, the same, thousandths', { nullable: true }) cls: number | null;
  @Integer('Interaction to next paint, the same, milliseconds', { nullable: true }) inp: number | null;
}

export class CanaryRuleDto {
  @Integer('Visitors in each group from which it is promoted; 0: only by hand', { example: 500 })
  promoteAfter: number;

  @Integer('Visitors with errors below which nothing is rolled back', { example: 5 }) minFaults: number;

  @Decimal('Bound of the chance that a good version is rolled back', { example: 0.02 })
  falseRollbacks: number;

  @Integer('Days after which it is rolled back if nothing has ended it; 0: never', { example: 14 })
  maxDays: number;

  @Decimal(
    'Evidence that it has more errors, from 0 to 1: at 1 it is rolled back, if `minFaults` visitors have errors',
    { example: 0.12 },
  )
  evidence: number;
}

export class RunningCanaryDto {
  @Integer('Percent of the visitors; as many are the control group', { example: 5 }) share: number;
  @Integer('Milliseconds UTC') since: number;

  @Text('Why no one gets it, in English, as in the log', { nullable: true, example: null })
  problem: string | null;

  @Nested(() => CanaryGroupDto) canary: CanaryGroupDto;
  @Nested(() => CanaryGroupDto, 'Gets the live version') control: CanaryGroupDto;
  @Nested(() => CanaryRuleDto) rule: CanaryRuleDto;
}

export class PastCanaryDto {
  @Text({ example: '0.1.0-3fb60c1e' }) version: string;
  @Text('Live version that it was compared with', { example: '0.1.0-9d1c22aa' }) comparedWith: string;
  @Integer('Percent of the visitors') share: number;
  @Integer('Milliseconds UTC') startedAt: number;

  @Text('Admin, or author and token of an upload; null for a command', { nullable: true })
  startedBy: string | null;

  @Text({ nullable: true }) startReason: string | null;
  @Integer('Milliseconds UTC; null while it runs', { nullable: true }) endedAt: number | null;

  @Choice(CANARY_OUTCOMES, '`replaced`: another version went live, or the remote was retired', {
    enumName: 'CanaryOutcome',
    nullable: true,
  })
  outcome: (typeof CANARY_OUTCOMES)[number] | null;

  @Text('Admin; null for a command and for the rule', { nullable: true }) endedBy: string | null;
  @Flag('Ended by the rule of the settings') isByRule: boolean;

  @Text(
    'Where the rule ended it, `faults`, `silence` or `time`: more visitors had errors, fewer reported at all, or it was undecided for too long; null where it was replaced',
    { nullable: true },
  )
  endReason: string | null;

  @Integer('Visitors of the canary, once it has ended') canaryVisitors: number;
  @Integer('Those with errors') canaryFaults: number;
  @Integer('Visitors of the control group') controlVisitors: number;
  @Integer('Those with errors') controlFaults: number;
}

export function KeptVersion(description: string, options: { required?: false } = {}): PropertyDecorator {
  return applyDecorators(
    Matches(SAFE_SEGMENT, { message: 'Must be the name of a version' }),
    MaxLength(128),
    IsString(),
    Text(description, { ...options, maxLength: 128 }),
  );
}

export class CanaryReasonDto {
  @WrittenText({ minLength: 1, maxLength: ADMIN_REASON_MAX_LENGTH })
  reason: string;
}

export class CanaryRequestDto extends CanaryReasonDto {
  @KeptVersion('A version that is kept') version: string;
  @PositiveInteger('Percent of the visitors', { maximum: MAX_CANARY_SHARE, example: 5 }) share: number;
}

export class CanaryStepDto {
  @Text({ example: '0.1.0-3fb60c1e' }) version: string;
  @Text('Live version until now', { example: '0.1.0-9d1c22aa' }) comparedWith: string;
}
