import { BridgeCursorEntity, OnlineSampleEntity, WorldEventEntity } from './activity.entities.js';
import { CreateActivity1780000016000 } from './migrations/1780000016000-create-activity.js';
import { CreateBridgeCursor1780000024800 } from './migrations/1780000024800-create-bridge-cursor.js';

export { ActivityModule } from './activity.module.js';
export { OnlineSampleEntity } from './activity.entities.js';
export * from './reports.js';

export const activityEntities = [BridgeCursorEntity, OnlineSampleEntity, WorldEventEntity];

export const activityMigrations = [CreateActivity1780000016000, CreateBridgeCursor1780000024800];
