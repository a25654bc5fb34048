export { GroupsModule } from './groups.module.js';
export { GroupsRepository } from './groups.repository.js';
export { GroupsService } from './groups.service.js';
