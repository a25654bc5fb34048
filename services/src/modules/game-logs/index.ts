import { BossLogEntity, InkwellLogEntity, NxLogEntity, ScrollLogEntity } from './game-log.entities.js';
import { CreateGameLogs1780000001100 } from './migrations/1780000001100-create-game-logs.js';

export * from './game-log.entities.js';
export { AT } from './log-table.js';
export type * from './log-table.js';
export * from './log-tables.js';
export * from './reports.js';
export * from './spending-reports.js';

export const gameLogEntities = [BossLogEntity, ScrollLogEntity, NxLogEntity, InkwellLogEntity];
export const gameLogMigrations = [CreateGameLogs1780000001100];
