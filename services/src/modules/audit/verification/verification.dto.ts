import { Integer, Nested, Text } from '../../../platform/http/index.js';

export class ChainBreakDto {
  @Integer() id: number;
  @Integer('When the row was written, milliseconds UTC; null for a row of an early version', {
    nullable: true,
  })
  at: number | null;

  @Text('In English, as the command says it') reason: string;
}

/** Whether the audit is as it was written. */
export class AuditVerificationDto {
  @Integer('When it was verified, milliseconds UTC') at: number;
  @Integer('Rows that were walked') rows: number;
  @Text(
    'One hash over all rows that are older than ten minutes, behind the id that they end at: to be written down elsewhere',
  )
  hash: string;

  @Nested(() => ChainBreakDto, 'The first row where it does not hold', { nullable: true })
  broken: ChainBreakDto | null;
}
