import { DROP_TABLES, type DropTable } from '@portico/domain';
import {
  Choice,
  DatabasePaginationDto,
  Decimal,
  Flag,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';

export class PublicDropChangeDto {
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) type: DropTable;
  @Integer() dropperId: number;
  @Text() dropperName: string;
  @Integer('0 is mesos') itemId: number;
  @Text() itemName: string;
  @Decimal('Base percent; null for a new drop', { nullable: true }) percentBefore: number | null;
  @Decimal('Base percent; null if the drop is gone', { nullable: true }) percentAfter: number | null;
  @Integer({ nullable: true }) minBefore: number | null;
  @Integer({ nullable: true }) maxBefore: number | null;
  @Integer({ nullable: true }) minAfter: number | null;
  @Integer({ nullable: true }) maxAfter: number | null;
}

export class PublicChangeSetDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text('May be empty') note: string;
  @Flag('It undoes an earlier change set') isUndo: boolean;
  @Flag('It was undone') isUndone: boolean;
  @Integer('Number of its drops that match the item and monster filters') total: number;
  @Integer('Number of its other drops') others: number;
  @Nested(() => [PublicDropChangeDto], 'The first of `total`') changes: PublicDropChangeDto[];
}

export class DropChangelogDto {
  @Text('Name of the item asked for', { nullable: true }) itemName: string | null;
  @Text('Name of the monster asked for', { nullable: true }) monsterName: string | null;
  @Nested(() => [PublicChangeSetDto], 'Newest first') sets: PublicChangeSetDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
