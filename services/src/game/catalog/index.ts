import {
  CatalogGenerationEntity,
  CatalogItemEntity,
  CatalogMonsterEntity,
  CatalogPointerEntity,
} from './catalog.entities.js';
import {
  CatalogFileEntity,
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
} from './catalog-world.entities.js';
import { AddCatalogPrevious1780000008400 } from './add-catalog-previous.migration.js';
import { CreateCatalogWorld1767312000100 } from './create-catalog-world.migration.js';
import { CreateCatalog1767225600100 } from './create-catalog.migration.js';

export * from './catalog-world.entities.js';
export type * from './catalog-world.types.js';
export * from './catalog.entities.js';
export type * from './catalog.types.js';
export { MAX_DRAWING_BYTES, packMapDrawing, unpackMapDrawing } from './map-drawing.js';
export type * from './advanced/advanced.types.js';
export type * from './world.types.js';
export { CatalogService } from './catalog.service.js';
export { matchRanges } from './match-ranges.js';
export { searchKey } from './search-key.js';

/** Tables that hold what an import wrote, by generation. */
export const catalogContentEntities = [
  CatalogItemEntity,
  CatalogMonsterEntity,
  CatalogMapEntity,
  CatalogMapDrawingEntity,
  CatalogLifeEntity,
  CatalogFoundAtEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
  CatalogFileEntity,
] as const;

export const catalogEntities = [CatalogGenerationEntity, CatalogPointerEntity, ...catalogContentEntities];

export const catalogMigrations = [
  CreateCatalog1767225600100,
  CreateCatalogWorld1767312000100,
  AddCatalogPrevious1780000008400,
];
