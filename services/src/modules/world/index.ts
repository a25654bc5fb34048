export { WorldModule } from './world.module.js';
