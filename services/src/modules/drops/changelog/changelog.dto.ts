import { ApiProperty } from '@nestjs/swagger';
import { DROP_TABLES } from '@portico/domain';
import type { DropTable } from '@portico/domain';
import { DatabasePaginationDto } from '../../../platform/http/index.js';

/** What became of one drop, as players read it. */
export class PublicDropChangeDto {
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' }) type: DropTable;
  @ApiProperty({ type: 'integer' }) dropperId: number;
  @ApiProperty() dropperName: string;
  @ApiProperty({ type: 'integer', description: '0 is mesos' }) itemId: number;
  @ApiProperty() itemName: string;
  @ApiProperty({ type: 'number', nullable: true, description: 'Base percent; null for a new drop' })
  percentBefore: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: 'Base percent; null for one that is gone' })
  percentAfter: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) minBefore: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) maxBefore: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) minAfter: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) maxAfter: number | null;
}

/** A change set that players may read of. */
export class PublicChangeSetDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty({ description: 'May be empty' }) note: string;
  @ApiProperty({ description: 'It takes an earlier one back' }) isUndo: boolean;
  @ApiProperty({ description: 'It was taken back' }) isUndone: boolean;
  @ApiProperty({
    type: 'integer',
    description: 'All of its drops that are of the item and monster asked for',
  })
  total: number;
  @ApiProperty({ type: 'integer', description: 'Its other drops' }) others: number;
  @ApiProperty({ type: () => [PublicDropChangeDto], description: 'The first of `total`' })
  changes: PublicDropChangeDto[];
}

export class DropChangelogDto {
  @ApiProperty({ type: String, nullable: true, description: 'Of the item asked for' })
  itemName: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the monster asked for' })
  monsterName: string | null;
  @ApiProperty({ type: () => [PublicChangeSetDto], description: 'Newest first' }) sets: PublicChangeSetDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}
