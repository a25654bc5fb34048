import { LogHourEntity, LogProgressEntity } from './roll-up/log-hours.repository.js';

export { AdminLogsModule } from './admin-logs.module.js';
export { NxOrigins } from './logs/nx-credit-log.js';
export { expTable } from './logs/exp-log.js';
export { LogRowsRepository } from './tables/log-rows.repository.js';
export { StockTables } from './tables/stock-tables.js';

export const adminLogEntities = [LogHourEntity, LogProgressEntity];

export { adminLogMigrations } from './migrations.js';
