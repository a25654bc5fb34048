import { isRecord } from '../../../platform/collections/index.js';
import { applyDecorators } from '@nestjs/common';
import {
  ADMIN_REASON_MAX_LENGTH,
  DROP_NOTE_MAX_LENGTH,
  DROP_SET_STATES,
  DROP_TABLES,
  type DropSetState,
  MAX_DROP_CHANGES,
  MAX_INT32,
} from '@portico/domain';
import { IsBoolean, IsInt, Min, ValidateBy } from 'class-validator';
import {
  AsSent,
  Choice,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Optional,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';
import { DROP_FIELDS } from '../drop-tables.js';
import { DropChangeDto, DropNamesDto, DropsEditedDto } from '../drops.dto.js';

class ChangesDto {
  @Nested(() => [DropChangeDto], { maxItems: MAX_DROP_CHANGES }) @DropChanges() changes: DropChangeDto[];
}

export class CheckRequestDto extends ChangesDto {}

export class ChangeSetRequestDto extends ChangesDto {
  @WrittenText('Needed to apply; a draft may be without', { maxLength: ADMIN_REASON_MAX_LENGTH })
  reason: string;

  @WrittenText('Note that players read', { maxLength: DROP_NOTE_MAX_LENGTH, required: false }) note?: string;

  @Flag('Players may read of it', { required: false, default: true })
  @Optional()
  @IsBoolean()
  isPublic?: boolean;
}

export class DraftRequestDto extends ChangeSetRequestDto {
  @Integer('Version that was read. The call is refused if another admin has saved it since')
  @IsInt()
  @Min(1)
  version: number;
}

export class UndoRequestDto {
  @WrittenText({ maxLength: ADMIN_REASON_MAX_LENGTH }) reason: string;
}

export class ChangeSetSummaryDto {
  @Integer() id: number;
  @Choice(DROP_SET_STATES, { enumName: 'DropSetState' }) state: DropSetState;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC', { nullable: true }) appliedAt: number | null;
  @Text('Account', { nullable: true }) by: string | null;
  @Text() reason: string;
  @Text() note: string;
  @Flag() isPublic: boolean;
  @Integer() added: number;
  @Integer() changed: number;
  @Integer() removed: number;
  @Integer('Monsters and reactors') droppers: number;
  @Integer('Set that this one undoes', { nullable: true }) undoOf: number | null;
  @Integer('The set that took this one back', { nullable: true }) undoneBy: number | null;
  @Integer('Version of a draft: moves with each saving') version: number;
}

export class ChangeSetsDto {
  @Nested(() => [ChangeSetSummaryDto], 'Newest first') sets: ChangeSetSummaryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class ChangeSetDto extends ChangeSetSummaryDto {
  @Nested(() => [DropChangeDto], 'Changes; those of an applied set with the ids of added rows')
  changes: DropChangeDto[];
  @Nested(() => DropNamesDto) names: DropNamesDto;
  @Flag('Applied, and not taken back') mayUndo: boolean;
}

export class ChangeSetAppliedDto extends DropsEditedDto {
  @Nested(() => ChangeSetSummaryDto) set: ChangeSetSummaryDto;
}

/** Decorates a list of changes in a body. It is checked as a whole: checking thousands of nested objects one by one takes seconds. */
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

function isChange(value: unknown): boolean {
  if (!isRecord(value) || !Object.keys(value).every((name) => CHANGE_FIELDS.has(name))) return false;
  const { table, dropperId, rowId, before, after } = value;
  if (!DROP_TABLES.some((known) => known === table) || !isDropper(dropperId)) return false;
  if (before === null) return rowId === null && isValues(after);
  return isId(rowId) && isValues(before) && (after === null || isValues(after));
}

function isValues(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== DROP_FIELDS.length) return false;
  return DROP_FIELDS.every((name) => isInt32(value[name]));
}

const isInt32 = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INT32;

const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** Columns of dropper ids are smaller than those of row ids. */
const isDropper = (value: unknown) => isId(value) && isInt32(value);
