export { drawItem } from './draw-item.js';
export type { ItemDescription } from './item-description.js';
