export { GuildsModule } from './guilds.module.js';
export { GuildsRepository, GuildsService } from './guilds.service.js';
