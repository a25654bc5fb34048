import { CreateRanks1780000003100 } from './migrations/1780000003100-create-ranks.js';
import { RankBlobEntity, RankGenerationEntity } from './ranks/rank-generation.entities.js';

export { AppearanceService } from './appearance.service.js';
export { GroupsService } from './groups.service.js';
export { PublicModule } from './public.module.js';
export { PeopleSearchService } from './people-search.service.js';
export type { FoundGroup, FoundPlayer } from './people-search.service.js';
export { RankingsService } from './rankings.service.js';
export { RankBoardService } from './ranks/rank-board.service.js';

export const rankEntities = [RankGenerationEntity, RankBlobEntity];

export const rankMigrations = [CreateRanks1780000003100];
