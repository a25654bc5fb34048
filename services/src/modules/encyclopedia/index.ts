export { EncyclopediaModule } from './encyclopedia.module.js';
export { ItemSummaryDto } from './items/items.dto.js';
export { toItemSummary } from './items/items.mapper.js';
export { MapDrawingService } from './maps/map-drawing.service.js';
export { MonsterSummaryDto } from './monsters/monsters.dto.js';
export { FarmService } from './planners/farm.service.js';
export { ScrollsService } from './planners/scrolls.service.js';
export { missing } from './shared/catalog-search.js';
export { dropRateOf, percentsOf, type DropRates } from './shared/drop-percents.js';
