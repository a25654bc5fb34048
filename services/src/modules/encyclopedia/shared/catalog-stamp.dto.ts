import { Integer } from '../../../platform/http/index.js';
import type { Catalog } from '../../../catalog/index.js';

export class CatalogStampDto {
  @Integer(
    'When the game files were imported, epoch ms; null before the first import: then names and properties are missing',
    { nullable: true, example: 1_767_225_600_000 },
  )
  importedAt: number | null;

  @Integer('When the drop tables of the game were read, epoch ms', { example: 1_767_225_600_000 })
  dropsAsOf: number;
}

export function toCatalogStamp(catalog: Catalog): CatalogStampDto {
  return { importedAt: catalog.importedAt, dropsAsOf: catalog.dropsAsOf };
}
