import { CreateLogHours1780000010000 } from './migrations/1780000010000-create-log-hours.js';
import { AddLogZone1780000012300 } from './migrations/1780000012300-add-log-zone.js';
import { AddThingIndexes1780000024000 } from './migrations/1780000024000-add-thing-indexes.js';
import { LogHourEntity, LogProgressEntity } from './roll-up/log-hours.repository.js';

export { AdminLogsModule } from './admin-logs.module.js';
export { NxOrigins } from './logs/nx-credit-log.js';
export { StockTables } from './tables/stock-tables.js';

export const adminLogEntities = [LogHourEntity, LogProgressEntity];

export const adminLogMigrations = [
  CreateLogHours1780000010000,
  AddLogZone1780000012300,
  AddThingIndexes1780000024000,
];
