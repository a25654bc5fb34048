import { ApiProperty } from '@nestjs/swagger';
import { DROP_TABLES } from '@portico/domain';
import type { DropChange, DropTable, DropValues } from '@portico/domain';

/** A row as the game's table stores it. */
export class DropValuesDto implements DropValues {
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
