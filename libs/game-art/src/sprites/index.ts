export { drawnSpriteSet, drawSpritePart } from './drawn-sprite-set.js';
