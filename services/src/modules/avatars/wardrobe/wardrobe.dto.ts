import { ApiProperty } from '@nestjs/swagger';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { WornPieceDto } from '../appearance/appearance.dto.js';

/** Something that may be tried on. */
export class WardrobePieceDto {
  @ApiProperty({ type: 'integer', example: 1_002_357, description: 'Of a skin its number' })
  id: number;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Null for one that has no name' })
  name: string | null;

  @ApiProperty({
    type: [Number],
    example: [30_030, 30_031],
    description: 'The ids of the same in all its colours, of hair and faces; itself alone for all else',
  })
  colors: number[];
}

export class OutfitDto {
  @ApiProperty({ type: () => [WornPieceDto], description: 'Head to foot' })
  worn: WornPieceDto[];
}

export class WardrobeDto {
  @ApiProperty({ type: () => [WardrobePieceDto] })
  pieces: WardrobePieceDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}
