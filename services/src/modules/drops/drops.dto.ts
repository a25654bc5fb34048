import { ApiProperty } from '@nestjs/swagger';
import { DROP_TABLES, DROP_FAULTS, DROP_WARNINGS } from '@portico/domain';
import type { DropChange, DropTable, DropValues, DropFault, DropWarning } from '@portico/domain';

/** A row as the game's table stores it. */
class DropValuesDto implements DropValues {
  @ApiProperty({ type: 'integer', description: '0 is mesos' }) itemId: number;
  @ApiProperty({ type: 'integer', description: '1 for reactors' }) minQuantity: number;
  @ApiProperty({ type: 'integer' }) maxQuantity: number;
  @ApiProperty({ type: 'integer', description: '0 or less is none' }) questId: number;
  @ApiProperty({ type: 'integer', description: 'Per million; of a reactor N in "1 in N"' }) chance: number;
}

/** One row added (no `before`), changed, or removed (no `after`). */
export class DropChangeDto implements DropChange {
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' }) table: DropTable;
  @ApiProperty({ type: 'integer', description: 'Monster or reactor' }) dropperId: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a new row' }) rowId: number | null;
  @ApiProperty({
    type: () => DropValuesDto,
    nullable: true,
    description: 'As the row was when it was edited: applied only while it still is',
  })
  before: DropValuesDto | null;
  @ApiProperty({ type: () => DropValuesDto, nullable: true }) after: DropValuesDto | null;
}

export const EFFECT_TIME = {
  enum: ['now', 'nextReload', 'restart'],
  enumName: 'DropEffectTime',
} as const;

/** When the game gives by a change: at once, when it next reads its drops, or after it was started anew. */
export type DropEffectTime = 'now' | 'nextReload' | 'restart';

/** What became of an edit that was applied at once. */
export class DropsEditedDto {
  @ApiProperty() success: boolean;
  @ApiProperty({ example: 'Changed 3 drops' }) msg: string;
  @ApiProperty({ type: 'integer', description: 'The change set that it is, which can be undone' })
  changeSetId: number;
  @ApiProperty({ type: 'integer', description: 'Rows added, changed and removed' }) changed: number;
  @ApiProperty(EFFECT_TIME) takesEffect: DropEffectTime;
}

/** Of an edit, until a reload: the game keeps drops of monsters until it is told to read them again, those of reactors for as long as it runs. */
export function effectTimeOf(tables: ReadonlySet<DropTable>): DropEffectTime {
  return tables.has('reactor') ? 'restart' : 'nextReload';
}

/** Something about one change. */
class DropIssueDto {
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
class DropConflictDto {
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
