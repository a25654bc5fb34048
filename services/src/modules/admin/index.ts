import { EconomyDayEntity } from './economy/economy-day.entity.js';
import { CreateSuspicion1780000011000 } from './migrations/1780000011000-create-suspicion.js';
import { SuspicionEntity, SuspicionProgressEntity } from './suspicion/suspicion.entity.js';

export { AdminModule } from './admin.module.js';
export { SuspicionEntity } from './suspicion/suspicion.entity.js';

export const adminEntities = [SuspicionEntity, SuspicionProgressEntity, EconomyDayEntity];

export const adminMigrations = [CreateSuspicion1780000011000];
