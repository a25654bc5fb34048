export { GuildsModule } from './guilds.module.js';
export { GuildsRepository } from './guilds.repository.js';
export { GuildsService } from './guilds.service.js';
