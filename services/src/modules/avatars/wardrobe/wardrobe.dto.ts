import { ApiProperty } from '@nestjs/swagger';
import { DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { WornPieceDto } from '../appearance/appearance.dto.js';

export class WardrobePieceDto {
  @Integer('Id of the piece, or number of a skin', { example: 1_002_357 }) id: number;
  @Text('Null without a name', { nullable: true, example: null }) name: string | null;

  @ApiProperty({
    type: [Number],
    example: [30_030, 30_031],
    description: 'Ids of all colors of hair and faces; otherwise only its own id',
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
