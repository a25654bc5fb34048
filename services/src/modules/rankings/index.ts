import { RankGenerationEntity, RankBlobEntity } from './board/rank-generation.entities.js';
import { RankDailyEntity } from './daily/rank-daily.entity.js';
import { CreateRanks1780000003100 } from './migrations/1780000003100-create-ranks.js';
import { CreateRankDaily1780000003200 } from './migrations/1780000003200-create-rank-daily.js';

export { RankBoardService } from './board/rank-board.service.js';
export { packDay } from './daily/packed-day.js';
export type { DayPart, RankStandings } from './daily/packed-day.js';
export { RankDailyEntity } from './daily/rank-daily.entity.js';
export { halvesOf, orderDescending } from './daily/rank-order.js';
export { mapNamesOf } from './list/map-names.js';
export * from './list/rankings.dto.js';
export * from './list/rankings.mapper.js';
export { RankingsRepository } from './list/rankings.repository.js';
export type * from './list/rankings.repository.js';
export { RankingsService } from './list/rankings.service.js';
export * from './names/name-table.js';
export { RankingsModule } from './rankings.module.js';

export const rankEntities = [RankGenerationEntity, RankBlobEntity, RankDailyEntity];

export const rankMigrations = [CreateRanks1780000003100, CreateRankDaily1780000003200];
