export { GameFeatures } from './game-features.js';
export * from './game-needs.js';
export { describeForeign, requireGame } from './require-game.js';
export * from './schema-probe.js';
