export { GroupsModule } from './groups.module.js';
export { GroupsRepository, GroupsService } from './groups.service.js';
