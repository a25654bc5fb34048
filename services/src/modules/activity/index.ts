import {
  BridgeCursorEntity,
  HiddenAccountEntity,
  OnlineSampleEntity,
  WorldEventEntity,
} from './activity.entities.js';
import { CreateActivity1780000016000 } from './migrations/1780000016000-create-activity.js';
import { CreateBridgeCursor1780000024800 } from './migrations/1780000024800-create-bridge-cursor.js';
import { CreateOnlineHidden1780000026100 } from './migrations/1780000026100-create-online-hidden.js';

export { ActivityModule } from './activity.module.js';
export { OnlineSampleEntity } from './activity.entities.js';
export * from './reports.js';

export const activityEntities = [
  BridgeCursorEntity,
  HiddenAccountEntity,
  OnlineSampleEntity,
  WorldEventEntity,
];

export const activityMigrations = [
  CreateActivity1780000016000,
  CreateBridgeCursor1780000024800,
  CreateOnlineHidden1780000026100,
];
