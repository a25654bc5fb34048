import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ADMIN_REASON_MAX_LENGTH,
  DROP_NOTE_MAX_LENGTH,
  DROP_SET_STATES,
  MAX_DROP_CHANGES,
  DROP_TABLES,
  MAX_INT32,
} from '@portico/domain';
import type { DropSetState } from '@portico/domain';
import { IsBoolean, IsInt, Min, ValidateBy } from 'class-validator';
import { DatabasePaginationDto, Optional, WrittenText, AsSent } from '../../../platform/http/index.js';
import { DropNamesDto, DropChangeDto, DropsEditedDto } from '../drops.dto.js';

const MOMENT = { type: 'integer', description: 'Milliseconds UTC' } as const;
const NO_MOMENT = { ...MOMENT, nullable: true } as const;

class ChangesDto {
  @ApiProperty({ type: () => [DropChangeDto], maxItems: MAX_DROP_CHANGES })
  @DropChanges()
  changes: DropChangeDto[];
}

/** What a check is asked. */
export class CheckRequestDto extends ChangesDto {}

/** What is staged, with why. */
export class ChangeSetRequestDto extends ChangesDto {
  @ApiProperty({ maxLength: ADMIN_REASON_MAX_LENGTH, description: 'Needed to apply; a draft may be without' })
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason: string;

  @ApiProperty({ maxLength: DROP_NOTE_MAX_LENGTH, required: false, description: 'What players read of it' })
  @Optional()
  @WrittenText(DROP_NOTE_MAX_LENGTH)
  note?: string;

  @ApiProperty({ required: false, default: true, description: 'Players may read of it' })
  @Optional()
  @IsBoolean()
  isPublic?: boolean;
}

/** A draft in place of what it was. */
export class DraftRequestDto extends ChangeSetRequestDto {
  @ApiProperty({ type: 'integer', description: 'As it was read: refused where another admin saved it since' })
  @IsInt()
  @Min(1)
  version: number;
}

export class UndoRequestDto {
  @ApiProperty({ maxLength: ADMIN_REASON_MAX_LENGTH })
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason: string;
}

/** A change set in a list. */
export class ChangeSetSummaryDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: DROP_SET_STATES, enumName: 'DropSetState' }) state: DropSetState;
  @ApiProperty(MOMENT) createdAt: number;
  @ApiProperty(NO_MOMENT) appliedAt: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Account' }) by: string | null;
  @ApiProperty() reason: string;
  @ApiProperty() note: string;
  @ApiProperty() isPublic: boolean;
  @ApiProperty({ type: 'integer' }) added: number;
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({ type: 'integer' }) removed: number;
  @ApiProperty({ type: 'integer', description: 'Monsters and reactors' }) droppers: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The set that this one takes back' })
  undoOf: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The set that took this one back' })
  undoneBy: number | null;
  @ApiProperty({ type: 'integer', description: 'Of a draft: moves with each saving' }) version: number;
}

export class ChangeSetsDto {
  @ApiProperty({ type: () => [ChangeSetSummaryDto], description: 'Newest first' })
  sets: ChangeSetSummaryDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

export class ChangeSetDto extends ChangeSetSummaryDto {
  @ApiProperty({ type: () => [DropChangeDto], description: 'Of an applied set with the ids of added rows' })
  changes: DropChangeDto[];
  @ApiProperty({ type: () => DropNamesDto }) names: DropNamesDto;
  @ApiProperty({ description: 'Applied, and not taken back' }) mayUndo: boolean;
}

export class ChangeSetAppliedDto extends DropsEditedDto {
  @ApiProperty({ type: () => ChangeSetSummaryDto }) set: ChangeSetSummaryDto;
}

/** A list of changes; a field of a body. Checked as a whole: thousands of nested objects would take seconds each by each. */
function DropChanges(): PropertyDecorator {
  return applyDecorators(
    AsSent(),
    ValidateBy({
      name: 'changes',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.length <= MAX_DROP_CHANGES &&
          value.every((change) => isChange(change)),
        defaultMessage: () => `Must be 1 to ${MAX_DROP_CHANGES} changes of rows`,
      },
    }),
  );
}

const CHANGE_FIELDS = new Set(['table', 'dropperId', 'rowId', 'before', 'after']);
const VALUE_FIELDS = ['itemId', 'minQuantity', 'maxQuantity', 'questId', 'chance'] as const;

function isChange(value: unknown): boolean {
  if (!isObject(value) || !Object.keys(value).every((name) => CHANGE_FIELDS.has(name))) return false;
  const { table, dropperId, rowId, before, after } = value;
  if (!DROP_TABLES.some((known) => known === table) || !isDropper(dropperId)) return false;
  if (before === null) return rowId === null && isValues(after);
  return isId(rowId) && isValues(before) && (after === null || isValues(after));
}

function isValues(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== VALUE_FIELDS.length) return false;
  return VALUE_FIELDS.every((name) => isInt32(value[name]));
}

const isInt32 = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INT32;

const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** Columns of droppers are smaller than those of rows. */
const isDropper = (value: unknown) => isId(value) && isInt32(value);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
