export { forEachEngine, IS_FULL, longOnServer, longTest, onOneEngine } from './engines.js';
export type { TestEngine } from './engines.js';
export { MariadbServer } from '@portico/tools/mariadb';
export { ApiConformance, type ApiAnswer, type OpenApiDocument } from './conformance.js';
export { describeWithRedis } from './with-redis.js';
export { freePort } from '@portico/tools/free-port';
export { mariadbPrograms } from '@portico/tools/programs';
export { RedisServer } from '@portico/tools/redis';
export {
  createTestDatabase,
  dropTestDatabase,
  sharedDatabaseServer,
  dumpDatabase,
  restoreDatabase,
} from './databases.js';
