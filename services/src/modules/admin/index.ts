import {
  AccountNoteEntity,
  EconomyDayEntity,
  PointsGiverEntity,
  PointsRequestEntity,
  SuspicionEntity,
  SuspicionProgressEntity,
} from './admin.entities.js';
import { CreateSuspicion1780000011000 } from './migrations/1780000011000-create-suspicion.js';
import { CreatePointsRequests1780000012000 } from './migrations/1780000012000-create-points-requests.js';
import { AddNetworkIndexes1780000012100 } from './migrations/1780000012100-add-network-indexes.js';
import { AddStoryIndexes1780000012200 } from './migrations/1780000012200-add-story-indexes.js';
import { AddPointsNote1780000015300 } from './migrations/1780000015300-add-points-note.js';
import { CreateAccountNotes1780000017300 } from './migrations/1780000017300-create-account-notes.js';
import { AddSpendingIndexes1780000024100 } from './migrations/1780000024100-add-spending-indexes.js';

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

export const adminMigrations = [
  CreateSuspicion1780000011000,
  CreatePointsRequests1780000012000,
  AddNetworkIndexes1780000012100,
  AddStoryIndexes1780000012200,
  AddPointsNote1780000015300,
  CreateAccountNotes1780000017300,
  AddSpendingIndexes1780000024100,
];
