import { ApiProperty } from '@nestjs/swagger';
import { DROP_TABLES, DROP_FAULTS, DROP_WARNINGS } from '@portico/domain';
import type { DropChange, DropTable, DropValues, DropFault, DropWarning } from '@portico/domain';
import { Choice, Decimal, Flag, Integer, Nested, Text, Dictionary } from '../../platform/http/index.js';

class DropValuesDto implements DropValues {
  @Integer('0 is mesos') itemId: number;
  @Integer('1 for reactors') minQuantity: number;
  @Integer() maxQuantity: number;
  @Integer('0 or less is none') questId: number;
  @Integer('Per million; for reactors N in "1 in N"') chance: number;
}

/** One row added (no `before`), changed, or removed (no `after`). */
export class DropChangeDto implements DropChange {
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) table: DropTable;
  @Integer('Monster or reactor') dropperId: number;
  @Integer('Null for a new row', { nullable: true }) rowId: number | null;

  @Nested(() => DropValuesDto, 'The row as it was edited; applied only if it is unchanged', {
    nullable: true,
  })
  before: DropValuesDto | null;

  @Nested(() => DropValuesDto, { nullable: true }) after: DropValuesDto | null;
}

export const EFFECT_TIME = { enum: ['now', 'nextReload', 'restart'], enumName: 'DropEffectTime' } as const;

export type DropEffectTime = 'now' | 'nextReload' | 'restart';

export class DropsEditedDto {
  @Flag() success: boolean;
  @Text({ example: 'Changed 3 drops' }) msg: string;
  @Integer('Change set of this edit, which can be undone') changeSetId: number;
  @Integer('Rows added, changed and removed') changed: number;
  @ApiProperty(EFFECT_TIME) takesEffect: DropEffectTime;
}

/** When an edit takes effect: the game caches monster drops until a reload, and reactor drops until a restart. */
export function effectTimeOf(tables: ReadonlySet<DropTable>): DropEffectTime {
  return tables.has('reactor') ? 'restart' : 'nextReload';
}

class DropIssueDto {
  @Integer('Index of the change in the list') index: number;
  @Choice([...DROP_FAULTS, ...DROP_WARNINGS], { enumName: 'DropIssueCode' }) code: DropFault | DropWarning;
  @Flag('Any of these blocks the change') isRefused: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'number' }, { type: 'string' }] },
    description: 'Numbers in its text',
  })
  params: Record<string, number | string>;
}

class DropConflictDto {
  @Integer('Index of the change in the list') index: number;

  @Nested(() => DropValuesDto, 'The current row; null if it is gone', { nullable: true })
  now: DropValuesDto | null;
}

export class DropperEffectDto {
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) table: DropTable;
  @Integer() dropperId: number;
  @Text() name: string;
  @Decimal('Value of one kill before, in mesos at NPC prices, with the rates') paysBefore: number;
  @Decimal() paysAfter: number;
}

export class DropNamesDto {
  @Dictionary('string') items: Record<string, string>;
  @Dictionary('string') monsters: Record<string, string>;
  @Dictionary('string') reactors: Record<string, string>;
  @Dictionary('string') quests: Record<string, string>;
}

export class CheckedDto {
  @Nested(() => [DropIssueDto]) issues: DropIssueDto[];
  @Nested(() => [DropConflictDto]) conflicts: DropConflictDto[];
  @Nested(() => [DropperEffectDto]) effects: DropperEffectDto[];
  @Nested(() => DropNamesDto) names: DropNamesDto;
}
