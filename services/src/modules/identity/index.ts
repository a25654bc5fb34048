import { CreateSession1780000000100 } from './migrations/1780000000100-create-session.js';
import { SessionEntity } from './sessions/session.entity.js';

export { IdentityModule } from './identity.module.js';
export { SessionsService } from './sessions/sessions.service.js';

export const identityEntities = [SessionEntity];

export const identityMigrations = [CreateSession1780000000100];
