import { ApiProperty } from '@nestjs/swagger';
import { DOCTOR_AREAS, DOCTOR_CHECKS, DOCTOR_REASONS, GAME_FEATURES } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../platform/http/index.js';
import { FINDING_STATES, type FindingState } from './finding.js';

const CHECKS = [...Object.keys(DOCTOR_CHECKS), ...GAME_FEATURES];

export class FindingDto {
  @Choice(CHECKS, 'What was looked at', { enumName: 'DoctorCheck', nullable: true })
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

  @Text('Why, and what to do about it, in English') hint: string;
  @Text('Command, setting or statement that puts it right', { nullable: true }) remedy: string | null;
  @Text('What is so: a version, a date', { nullable: true }) detail: string | null;
  @Flag('It must not stay so') isUrgent: boolean;
}

export class DiagnosisDto {
  @Integer('When it was looked at, milliseconds UTC') at: number;
  @Text('Where the portal sees this call come from', { example: '203.0.113.9' }) yourAddress: string;
  @Nested(() => [FindingDto]) findings: FindingDto[];
}
