import { ApiProperty } from '@nestjs/swagger';
import { DOCTOR_AREAS, DOCTOR_CHECKS, DOCTOR_REASONS, GAME_FEATURES } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';
import { FINDING_STATES } from './finding.js';
import type { FindingState } from './finding.js';

const CHECKS = [...Object.keys(DOCTOR_CHECKS), ...GAME_FEATURES];

export class FindingDto {
  @ApiProperty({ enum: CHECKS, enumName: 'DoctorCheck', nullable: true, description: 'What was looked at' })
  check: DoctorCheck | GameFeature | null;
  @ApiProperty({ description: 'The same in English' }) name: string;
  @ApiProperty({ enum: DOCTOR_AREAS, enumName: 'DoctorArea' }) area: DoctorArea;
  @ApiProperty({ enum: FINDING_STATES, enumName: 'FindingState' }) state: FindingState;
  @ApiProperty({ enum: Object.keys(DOCTOR_REASONS), enumName: 'DoctorReason', nullable: true })
  reason: DoctorReason | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the reason',
  })
  params: Record<string, string | number>;
  @ApiProperty({ description: 'Why, and what to do about it, in English' }) hint: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Command, setting or statement that puts it right',
  })
  remedy: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What is so: a version, a date' })
  detail: string | null;
  @ApiProperty({ description: 'It must not stay so' }) isUrgent: boolean;
}

export class DiagnosisDto {
  @ApiProperty({ type: 'integer', description: 'When it was looked at, milliseconds UTC' }) at: number;
  @ApiProperty({ example: '203.0.113.9', description: 'Where the portal sees this call come from' })
  yourAddress: string;
  @ApiProperty({ type: () => [FindingDto] }) findings: FindingDto[];
}
