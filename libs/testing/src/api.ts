export { forEachEngine } from './api-engines.js';
export type { TestEngine } from './api-engines.js';
export { MariadbServer } from './api-mariadb.js';
export { mariadbPrograms } from '@portico/tools/programs';
export { createTestDatabase, dropTestDatabase, sharedDatabaseServer } from './api-databases.js';
export { ApiConformance } from './api-conformance.js';
export type { ApiAnswer, OpenApiDocument } from './api-conformance.js';
export { dumpDatabase, restoreDatabase } from './api-database-copy.js';
