import { RankBlobEntity, RankGenerationEntity } from './board/rank-generation.entities.js';
import { RankDailyEntity } from './daily/rank-daily.entity.js';
import { CreateRanks1780000003100 } from './migrations/1780000003100-create-ranks.js';
import { CreateRankDaily1780000003200 } from './migrations/1780000003200-create-rank-daily.js';

export { RankBoardService } from './board/rank-board.service.js';
export { RankChanges } from './daily/rank-changes.js';
export type { RankChange } from './daily/rank-changes.js';
export { packDay } from './daily/packed-day.js';
export type { RankStandings } from './daily/packed-day.js';
export { RankDailyEntity } from './daily/rank-daily.entity.js';
export { halvesOf, orderDescending } from './daily/rank-order.js';
export { mapNamesOf } from './list/map-names.js';
export { PlayerStatsDto, RankChangeDto, RankingPageDto } from './list/rankings.dto.js';
export { toStats } from './list/rankings.mapper.js';
export type { MapNames } from './list/rankings.mapper.js';
export { RankingsRepository } from './list/rankings.repository.js';
export type { PlayerDetailRow } from './list/rankings.repository.js';
export { RankingsService } from './list/rankings.service.js';
export { foldName } from './names/name-table.js';
export { RankingsModule } from './rankings.module.js';

export const rankingEntities = [RankGenerationEntity, RankBlobEntity, RankDailyEntity];

export const rankingMigrations = [CreateRanks1780000003100, CreateRankDaily1780000003200];
