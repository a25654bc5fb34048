import { ApiProperty } from '@nestjs/swagger';
import { DOCTOR_AREAS, DOCTOR_CHECKS, DOCTOR_REASONS, GAME_FEATURES } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../platform/http/index.js';
import { FINDING_STATES, type FindingState } from './finding.js';

const CHECKS = [...Object.keys(DOCTOR_CHECKS), ...GAME_FEATURES];

export class FindingDto {
  @Choice(CHECKS, 'Name of the check', { enumName: 'DoctorCheck', nullable: true })
  check: DoctorCheck | GameFeature | null;

  @Text('The same in English') name: string;
  @Choice(DOCTOR_AREAS, { enumName: 'DoctorArea' }) area: DoctorArea;
  @Choice(FINDING_STATES, { enumName: 'FindingState' }) state: FindingState;

  @Choice(Object.keys(DOCTOR_REASONS), { enumName: 'DoctorReason', nullable: true })
  reason: DoctorReason | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the reason',
  })
  params: Record<string, string | number>;

  @Text('Reason and fix, in English') hint: string;
  @Text('Command, setting or statement that fixes it', { nullable: true }) remedy: string | null;
  @Text('Detail: a version, a date', { nullable: true }) detail: string | null;
  @Flag('Has to be fixed now') isUrgent: boolean;
}

export class DiagnosisDto {
  @Integer('Time of the check, milliseconds UTC') at: number;
  @Text('Address of this call, as the portal sees it', { example: '203.0.113.9' }) yourAddress: string;
  @Nested(() => [FindingDto]) findings: FindingDto[];
}
