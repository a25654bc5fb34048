export * from './bridge/index.js';
export * from './entities/index.js';
export { GameModule } from './game.module.js';
export * from './merchants/index.js';
export * from './people/index.js';
export * from './presence/index.js';
export * from './probe/index.js';
export * from './standing/index.js';
