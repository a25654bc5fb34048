export * from './catalog/index.js';
export * from './entities/index.js';
export { GameFeatures } from './features/game-features.js';
export { requireGame } from './features/require-game.js';
export { GameModule } from './game.module.js';
