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
  CatalogGenerationEntity,
  CatalogItemEntity,
  CatalogMonsterEntity,
  CatalogPointerEntity,
  DropVersionEntity,
} from './tables/catalog.entities.js';

export { CatalogModule } from './catalog-watcher.js';
export { CatalogService } from './catalog.service.js';
export { type GlobalDropRow, type MonsterDropRow, type ReactorDropRow } from './live/live-rows.js';
export {
  lockDropVersion,
  markDropsEdited,
  markDropsReloaded,
  readDropMoments,
  type DropMoments,
} from './live/drop-version.js';
export { matchRanges } from './search/match-ranges.js';
export { MAX_NEAREST } from './search/nearest-names.js';
export { searchKey } from './search/search-key.js';
export type * from './snapshot/advanced.types.js';
export { type Catalog, oncePerCatalog } from './snapshot/catalog.js';
export { continentOf } from './snapshot/continents.js';
export type * from './snapshot/catalog.types.js';
export { type World } from './snapshot/world.js';
export type * from './snapshot/world.types.js';
export type * from './tables/catalog-world.types.js';
export * from './tables/catalog.entities.js';
export { readWzFile, readWzText, WzFileError } from './wz/wz-file.js';
export { childOf, idFrom, numberOf, textOf, type WzNode } from './wz/wz-node.js';
export { link, node, picture, value, vector, wzDocument, type WzValue } from './wz/wz-writer.js';
export { packMapDrawing, unpackMapDrawing } from './tables/map-drawing.js';

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

export const catalogEntities = [
  CatalogGenerationEntity,
  CatalogPointerEntity,
  DropVersionEntity,
  ...catalogContentEntities,
];

export { catalogMigrations } from './migrations.js';
