export { EncyclopediaModule } from './encyclopedia.module.js';
export { MapDrawingService } from './maps/map-drawing.service.js';
