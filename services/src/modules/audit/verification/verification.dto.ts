import { ApiProperty } from '@nestjs/swagger';

export class ChainBreakDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ description: 'In English, as the command says it' }) reason: string;
}

/** Whether the audit is as it was written. */
export class AuditVerificationDto {
  @ApiProperty({ type: 'integer', description: 'When it was verified, milliseconds UTC' }) at: number;
  @ApiProperty({ type: 'integer', description: 'Rows of the chain' }) rows: number;
  @ApiProperty({ description: 'Hash of the last row: to be written down elsewhere' }) hash: string;
  @ApiProperty({
    type: () => ChainBreakDto,
    nullable: true,
    description: 'The first row where it does not hold',
  })
  broken: ChainBreakDto | null;
}
