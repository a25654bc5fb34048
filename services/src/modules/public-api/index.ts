import { ApiKeyEntity } from './keys/api-keys.service.js';

export { PublicApiModule } from './public-api.module.js';

export const publicApiEntities = [ApiKeyEntity];

export { publicApiMigrations } from './migrations.js';
