export * from './catalog/index.js';
export * from './entities/index.js';
export { GameModule } from './game.module.js';
