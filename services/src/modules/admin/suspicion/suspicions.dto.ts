import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH, SUSPICION_EVIDENCE, SUSPICION_RULES } from '@portico/domain';
import type { SuspicionEvidence, SuspicionRule } from '@portico/domain';
import {
  Choice,
  DatabasePaginationDto,
  IdList,
  Integer,
  Nested,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';

export const SUSPICION_STATES = ['open', 'reviewed', 'all'] as const;
export type SuspicionState = (typeof SUSPICION_STATES)[number];

export class EvidenceDto {
  @Choice(
    SUSPICION_EVIDENCE,
    'At: milliseconds UTC; Minutes and Seconds: a length of time; network and site: texts; else a count',
    { enumName: 'SuspicionEvidence' },
  )
  name: SuspicionEvidence;

  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] }) value: string | number;
}

export class ReviewDto {
  @Integer('Milliseconds UTC') at: number;
  @Text({ nullable: true }) by: string | null;
  @Text() note: string;
}

export class SuspicionDto {
  @Integer() id: number;
  @Choice(SUSPICION_RULES, { enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @Integer('Time of the newest evidence, milliseconds UTC') at: number;
  @Integer() accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;
  @Nested(() => [EvidenceDto]) evidence: EvidenceDto[];
  @Nested(() => ReviewDto, { nullable: true }) review: ReviewDto | null;
}

export class SuspicionRuleDto {
  @Choice(SUSPICION_RULES, { enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @Integer('0: the rule is off') threshold: number;
  @Text({ example: 'server.admin.suspicion.accountsPerNetwork' }) setting: string;
  @Integer('Findings of it that are not reviewed') open: number;
}

export class SuspicionsDto {
  @Nested(() => [SuspicionRuleDto]) rules: SuspicionRuleDto[];
  @Nested(() => [SuspicionDto], 'Newest first') suspicions: SuspicionDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class ReviewRequestDto {
  @WrittenText({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH }) note?: string;
}

const MAX_REVIEWED = 100;

export class ReviewManyRequestDto extends ReviewRequestDto {
  @IdList({ max: MAX_REVIEWED }) ids: number[];
}

export class ReviewedManyDto {
  @Integer('Number of marked findings. Missing findings and those about the reviewer are left out')
  reviewed: number;
}
