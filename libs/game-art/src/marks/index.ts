export { drawMapMark } from './draw-map-mark.js';
export type { MapMarkDescription } from './draw-map-mark.js';
