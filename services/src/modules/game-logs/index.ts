import { BossLogEntity, InkwellLogEntity, NxLogEntity, ScrollLogEntity } from './game-log.entities.js';

export * from './game-log.entities.js';
export { AT } from './log-table.js';
export type * from './log-table.js';
export * from './log-tables.js';
export * from './reports.js';
export * from './spending-reports.js';

export const gameLogEntities = [BossLogEntity, ScrollLogEntity, NxLogEntity, InkwellLogEntity];

export { gameLogMigrations } from './migrations.js';
