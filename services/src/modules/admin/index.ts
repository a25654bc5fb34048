import {
  AccountNoteEntity,
  EconomyDayEntity,
  PointsGiverEntity,
  PointsRequestEntity,
  SuspicionEntity,
  SuspicionProgressEntity,
} from './admin.entities.js';

export { AdminModule } from './admin.module.js';
export { ReleasesBoardModule } from './releases/releases-board.module.js';
export { examine, type Thresholds, thresholdsOf } from './suspicion/rules/examine.js';
export type { AccountFacts, Finding, NetworkFacts, SpendFact, VoteFact } from './suspicion/rules/facts.js';
export { SuspicionEntity } from './admin.entities.js';

export const adminEntities = [
  SuspicionEntity,
  SuspicionProgressEntity,
  EconomyDayEntity,
  PointsRequestEntity,
  PointsGiverEntity,
  AccountNoteEntity,
];

export { adminMigrations } from './migrations.js';
