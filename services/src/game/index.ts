export * from './bridge/index.js';
export * from './entities/index.js';
export { GameModule } from './game.module.js';
export * from './merchants/index.js';
export * from './accounts/index.js';
export * from './presence/index.js';
export * from './probe/index.js';
