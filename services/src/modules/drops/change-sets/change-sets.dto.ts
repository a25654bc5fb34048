import { ApiProperty } from '@nestjs/swagger';
import {
  ADMIN_REASON_MAX_LENGTH,
  DROP_NOTE_MAX_LENGTH,
  DROP_SET_STATES,
  MAX_DROP_CHANGES,
} from '@portico/domain';
import type { DropSetState } from '@portico/domain';
import { IsBoolean, IsInt, Min } from 'class-validator';
import { DatabasePaginationDto, Optional, WrittenText } from '../../../platform/http/index.js';
import { DropChanges } from './drop-changes.js';
import { DropNamesDto } from '../checked.dto.js';
import { DropChangeDto, DropsEditedDto } from '../drop-values.dto.js';

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
