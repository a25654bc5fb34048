export { EncyclopediaModule } from './encyclopedia.module.js';
export { MapDrawingService } from './maps/map-drawing.service.js';
export { missing } from './shared/catalog-missing.js';
export { dropRateOf, percentsOf } from './shared/drop-percents.js';
export type { DropRates } from './shared/drop-percents.js';
