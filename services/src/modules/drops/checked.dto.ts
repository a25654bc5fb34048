import { ApiProperty } from '@nestjs/swagger';
import { DROP_FAULTS, DROP_TABLES, DROP_WARNINGS } from '@portico/domain';
import type { DropFault, DropTable, DropWarning } from '@portico/domain';
import { DropValuesDto } from './drop-values.dto.js';

/** Something about one change. */
export class DropIssueDto {
  @ApiProperty({ type: 'integer', description: 'Place of the change in the list' }) index: number;
  @ApiProperty({ enum: [...DROP_FAULTS, ...DROP_WARNINGS], enumName: 'DropIssueCode' })
  code: DropFault | DropWarning;
  @ApiProperty({ description: 'Nothing is written while there is one of these' }) isRefused: boolean;
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'number' }, { type: 'string' }] },
    description: 'Numbers of its text',
  })
  params: Record<string, number | string>;
}

/** A row that is no longer as it was when it was edited. */
export class DropConflictDto {
  @ApiProperty({ type: 'integer', description: 'Place of the change in the list' }) index: number;
  @ApiProperty({
    type: () => DropValuesDto,
    nullable: true,
    description: 'As it is now; null where it is gone',
  })
  now: DropValuesDto | null;
}

/** What changes mean for one monster or reactor. */
export class DropperEffectDto {
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' }) table: DropTable;
  @ApiProperty({ type: 'integer' }) dropperId: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'number', description: 'Mesos of one kill by shop prices, with the rates: before' })
  paysBefore: number;
  @ApiProperty({ type: 'number' }) paysAfter: number;
}

/** Names of what changes speak of, by id. */
export class DropNamesDto {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) items: Record<string, string>;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) monsters: Record<string, string>;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) reactors: Record<string, string>;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) quests: Record<string, string>;
}

/** What would become of changes; nothing is written. */
export class CheckedDto {
  @ApiProperty({ type: () => [DropIssueDto] }) issues: DropIssueDto[];
  @ApiProperty({ type: () => [DropConflictDto] }) conflicts: DropConflictDto[];
  @ApiProperty({ type: () => [DropperEffectDto] }) effects: DropperEffectDto[];
  @ApiProperty({ type: () => DropNamesDto }) names: DropNamesDto;
}
