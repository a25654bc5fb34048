import {
  BridgeCursorEntity,
  HiddenAccountEntity,
  OnlineSampleEntity,
  WorldEventEntity,
} from './activity.entities.js';

export { ActivityModule } from './activity.module.js';
export { OnlineSampleEntity } from './activity.entities.js';
export * from './reports.js';

export const activityEntities = [
  BridgeCursorEntity,
  HiddenAccountEntity,
  OnlineSampleEntity,
  WorldEventEntity,
];

export { activityMigrations } from './migrations.js';
