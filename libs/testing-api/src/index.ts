export { forEachEngine, onOneEngine } from './engines.js';
export type { TestEngine } from './engines.js';
export { MariadbServer } from './mariadb-server.js';
export { describeWithRedis, RedisServer } from './redis-server.js';
export { mariadbPrograms } from '@portico/tools/programs';
export { createTestDatabase, dropTestDatabase, sharedDatabaseServer } from './databases.js';
export { ApiConformance } from './conformance.js';
export type { ApiAnswer, OpenApiDocument } from './conformance.js';
export { dumpDatabase, restoreDatabase } from './database-copy.js';
