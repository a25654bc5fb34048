import { ApiProperty } from '@nestjs/swagger';
import { MAX_NEAREST } from '../../../catalog/index.js';
import { DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogStampDto } from './catalog-stamp.dto.js';

export class NearNameDto {
  @Integer({ example: 100100 }) id: number;
  @Text({ example: 'Dockside Crab' }) name: string;
}

/** The parts that all lists of things have. */
export class CatalogPageDto extends CatalogStampDto {
  @ApiProperty({
    type: () => [NearNameDto],
    required: false,
    description: `Names that look like the query where nothing is found, or that the filters hide; at most ${MAX_NEAREST}, most alike first; absent where something is found`,
  })
  nearest?: NearNameDto[];

  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
