import { ApiProperty } from '@nestjs/swagger';
import { DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { WornPieceDto } from '../appearance/appearance.dto.js';

/** A piece for trying on. */
export class WardrobePieceDto {
  @Integer('Id of the piece; the number of a skin', { example: 1_002_357 }) id: number;
  @Text('Null for one that has no name', { nullable: true, example: null }) name: string | null;

  @ApiProperty({
    type: [Number],
    example: [30_030, 30_031],
    description: 'The ids of the same in all its colours, of hair and faces; itself alone for all else',
  })
  colors: number[];
}

export class OutfitDto {
  @Nested(() => [WornPieceDto], 'Head to foot') worn: WornPieceDto[];
}

export class WardrobeDto {
  @Nested(() => [WardrobePieceDto]) pieces: WardrobePieceDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
