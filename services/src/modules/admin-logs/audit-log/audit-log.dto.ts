import { ApiProperty } from '@nestjs/swagger';
import { LogAnswerDto, LogRowDto } from '../reading/log-answer.dto.js';

/** One act: of an admin, or of an account itself. */
export class AuditLogDto extends LogRowDto {
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ example: 'ban' }) action: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Who did it; null for who was not signed in' })
  actor_id: number | null;
  @ApiProperty({ type: String, nullable: true }) actor_name: string | null;
  @ApiProperty({ type: String, nullable: true, example: '203.0.*.*' }) ip_address: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the act was done with, as it said itself' })
  device: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What is written down of it: before, after, reason, ...',
  })
  details: Record<string, unknown>;
  @ApiProperty({ description: 'SHA-256 of this row and the one before it' }) hash: string;
}

export class AuditLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [AuditLogDto] }) logs: AuditLogDto[];
}
