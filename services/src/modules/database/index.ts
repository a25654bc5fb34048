export { MapDrawingService } from './map-drawing.service.js';
export { PicturesService } from './pictures/pictures.service.js';
export { DatabaseCatalogModule } from './database-catalog.module.js';
