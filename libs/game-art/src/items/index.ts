export { drawItem } from './draw-item.js';
export type { ItemDescription } from './item-shape.js';
