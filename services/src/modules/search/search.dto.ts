import { ApiProperty } from '@nestjs/swagger';
import { SEARCH_KINDS } from '@portico/contract';
import type { SearchKind } from '@portico/contract';
import { ITEM_TYPES } from '@portico/domain';
import type { ItemType } from '@portico/domain';
import { MAX_NEAREST } from '../../catalog/index.js';

export class SearchHitDto {
  @ApiProperty({ type: 'integer', example: 100100 })
  id: number;

  @ApiProperty({ example: 'Dockside Crab' })
  name: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    example: [[9, 13]],
    description:
      'What of `name` the term found: start and end in UTF-16 units; empty where something else did',
  })
  matches: number[][];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 12,
    description: 'Of a player or monster, or the level a quest asks for',
  })
  level: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Job code of a player' })
  job: number | null;

  @ApiProperty({ enum: ITEM_TYPES, nullable: true, example: null, description: 'Of an item' })
  type: ItemType | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Street of a map, occupation of an NPC, area of a quest, in the language of the game files',
  })
  place: string | null;
}

export class SearchSectionDto {
  @ApiProperty({ enum: SEARCH_KINDS })
  kind: SearchKind;

  @ApiProperty({ type: () => [SearchHitDto], description: 'Best first, at most `limit`' })
  hits: SearchHitDto[];
}

export class NearThingDto {
  @ApiProperty({ enum: SEARCH_KINDS })
  kind: SearchKind;

  @ApiProperty({ type: 'integer', example: 100100 })
  id: number;

  @ApiProperty({ example: 'Dockside Crab' })
  name: string;
}

export class SearchDto {
  @ApiProperty({
    type: () => [SearchSectionDto],
    description: 'Kinds that have hits; those with a hit of exactly that name come first',
  })
  sections: SearchSectionDto[];

  @ApiProperty({
    type: () => [NearThingDto],
    required: false,
    description: `Names that look like the term where nothing is found; at most ${MAX_NEAREST}, most alike first; absent where something is found`,
  })
  nearest?: NearThingDto[];
}
