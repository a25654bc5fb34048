export { GuildsModule } from './guilds.module.js';
export { GuildsRepository } from './guilds.service.js';
export { GuildsService } from './guilds.service.js';
