import { ApiKeyEntity } from './keys/api-keys.service.js';
import { CreateApiKeys1780000026320 } from './migrations/1780000026320-create-api-keys.js';

export { PublicApiModule } from './public-api.module.js';

export const publicApiEntities = [ApiKeyEntity];

export const publicApiMigrations = [CreateApiKeys1780000026320];
