import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH, SUSPICION_EVIDENCE, SUSPICION_RULES } from '@portico/domain';
import type { SuspicionEvidence, SuspicionRule } from '@portico/domain';
import { DatabasePaginationDto, Optional, WrittenText } from '../../../platform/http/index.js';

export const SUSPICION_STATES = ['open', 'lookedAt', 'all'] as const;
export type SuspicionState = (typeof SUSPICION_STATES)[number];

/** One number or text that a rule judged by. */
export class EvidenceDto {
  @ApiProperty({
    enum: SUSPICION_EVIDENCE,
    enumName: 'SuspicionEvidence',
    description:
      'At: milliseconds UTC; Minutes and Seconds: a length of time; network and site: texts; else a count',
  })
  name: SuspicionEvidence;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] }) value: string | number;
}

export class LookedAtDto {
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty() note: string;
}

/** What a rule found about an account on one day. */
export class SuspicionDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: SUSPICION_RULES, enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @ApiProperty({ type: 'integer', description: 'Of the newest evidence, milliseconds UTC' }) at: number;
  @ApiProperty({ type: 'integer' }) accountId: number;
  @ApiProperty({ type: String, nullable: true }) accountName: string | null;
  @ApiProperty({ type: () => [EvidenceDto] }) evidence: EvidenceDto[];
  @ApiProperty({ type: () => LookedAtDto, nullable: true }) lookedAt: LookedAtDto | null;
}

/** A rule and where it begins. */
export class SuspicionRuleDto {
  @ApiProperty({ enum: SUSPICION_RULES, enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @ApiProperty({ type: 'integer', description: '0: the rule is off' }) threshold: number;
  @ApiProperty({ example: 'server.admin.suspicion.accountsPerNetwork' }) setting: string;
  @ApiProperty({ type: 'integer', description: 'Findings of it that no one has looked at' }) open: number;
}

export class SuspicionsDto {
  @ApiProperty({ type: () => [SuspicionRuleDto] }) rules: SuspicionRuleDto[];
  @ApiProperty({ type: () => [SuspicionDto], description: 'Newest first' }) suspicions: SuspicionDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

export class LookedRequestDto {
  @ApiProperty({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH })
  @Optional()
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  note?: string;
}
