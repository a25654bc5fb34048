import { ApiProperty } from '@nestjs/swagger';
import { SEARCH_KINDS, type SearchKind } from '@portico/contract';
import { ITEM_TYPES, type ItemType } from '@portico/domain';
import { Choice, Integer, Nested, Text } from '../../platform/http/index.js';
import { MAX_NEAREST } from '../../catalog/index.js';

export class SearchHitDto {
  @Integer({ example: 100100 }) id: number;
  @Text({ example: 'Dockside Crab' }) name: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    example: [[9, 13]],
    description: 'Matched parts of `name`: start and end in UTF-16 units; empty if another field matched',
  })
  matches: number[][];

  @Integer('Level of a player or monster, or required level of a quest', { nullable: true, example: 12 })
  level: number | null;

  @Integer('Job code of a player', { nullable: true, example: null }) job: number | null;
  @Choice(ITEM_TYPES, 'Type of an item', { nullable: true, example: null }) type: ItemType | null;

  @Text('Street of a map, occupation of an NPC, area of a quest, in the language of the game files', {
    nullable: true,
    example: null,
  })
  place: string | null;
}

export class SearchSectionDto {
  @Choice(SEARCH_KINDS) kind: SearchKind;
  @Nested(() => [SearchHitDto], 'Best first, at most `limit`') hits: SearchHitDto[];
}

export class NearThingDto {
  @Choice(SEARCH_KINDS) kind: SearchKind;
  @Integer({ example: 100100 }) id: number;
  @Text({ example: 'Dockside Crab' }) name: string;
}

export class SearchDto {
  @Nested(() => [SearchSectionDto], 'Kinds with hits; exact names first, then names that begin with the term')
  sections: SearchSectionDto[];

  @Nested(
    () => [NearThingDto],
    `Names that look like the term where nothing is found; at most ${MAX_NEAREST}, most alike first; absent where something is found`,
    { required: false },
  )
  nearest?: NearThingDto[];
}
