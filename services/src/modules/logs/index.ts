import { BossLogEntity } from './boss-log.entity.js';
import { InkwellLogEntity } from './inkwell-log.entity.js';
import { CreateGameLogs1780000001100 } from './migrations/1780000001100-create-game-logs.js';
import { NxLogEntity } from './nx-log.entity.js';
import { ScrollLogEntity } from './scroll-log.entity.js';

export * from './boss-log.entity.js';
export * from './inkwell-log.entity.js';
export { AT } from './log-table.js';
export type * from './log-table.js';
export * from './log-tables.js';
export * from './nx-log.entity.js';
export * from './nx-sources.js';
export * from './or-too-long.js';
export * from './reports.js';
export * from './spending-reports.js';
export * from './scroll-log.entity.js';

/** Logs of the game server, its scripts or the demo world that admins read. */
export const logEntities = [BossLogEntity, ScrollLogEntity, NxLogEntity, InkwellLogEntity];

export const logMigrations = [CreateGameLogs1780000001100];
