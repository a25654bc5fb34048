export { type SpriteDrawings, drawSprites } from './drawn-sprite-set.js';
