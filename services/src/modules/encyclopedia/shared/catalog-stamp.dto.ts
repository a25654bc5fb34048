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
