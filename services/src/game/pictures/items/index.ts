export { drawItem } from './draw-item.js';
export type { ItemDescription } from './draw-item.js';
