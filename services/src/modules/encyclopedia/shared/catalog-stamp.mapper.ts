import type { Catalog } from '../../../catalog/index.js';
import type { CatalogStampDto } from './catalog-stamp.dto.js';

export function toCatalogStamp(catalog: Catalog): CatalogStampDto {
  return { importedAt: catalog.importedAt, dropsAsOf: catalog.dropsAsOf };
}
