import { ApiProperty } from '@nestjs/swagger';

/** How old an answer from the catalog is. */
export class CatalogStampDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1_767_225_600_000,
    description:
      'When the game files were imported, epoch ms; null before the first import: then names and properties are missing',
  })
  importedAt: number | null;

  @ApiProperty({
    type: 'integer',
    example: 1_767_225_600_000,
    description: 'When the drop tables of the game were read, epoch ms',
  })
  dropsAsOf: number;
}

export class DatabasePaginationDto {
  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({
    type: 'integer',
    example: 50,
    description: 'As applied: a larger one is reduced to the maximum',
  })
  limit: number;

  @ApiProperty({ type: 'integer', example: 320 })
  total: number;

  @ApiProperty({ type: 'integer', example: 7 })
  pages: number;
}
