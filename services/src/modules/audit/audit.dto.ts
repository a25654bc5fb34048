import { Integer, Nested, Text } from '../../platform/http/index.js';

class ChainBreakDto {
  @Integer() id: number;
  @Integer('Time of the row, milliseconds UTC; null for rows of early versions', { nullable: true })
  at: number | null;

  @Text("In English, as in the command's output") reason: string;
}

export class AuditVerificationDto {
  @Integer('Time of verification, milliseconds UTC') at: number;
  @Integer('Verified rows') rows: number;
  @Text('Hash of all rows older than ten minutes, with the id of the last one, for safekeeping elsewhere')
  hash: string;

  @Nested(() => ChainBreakDto, 'First invalid row', { nullable: true }) broken: ChainBreakDto | null;
}
