import { RankBlobEntity, RankGenerationEntity } from './board/rank-generations.repository.js';
import { RankDailyEntity } from './daily/rank-history.repository.js';
import { RankGainEntity, RankGainPeriodEntity } from './gains/gains.service.js';

export type { GuildPlace } from './board/rank-board.js';
export { RankBoardService } from './board/rank-board.service.js';
export { RankChanges, type RankChange } from './daily/rank-changes.js';
export { packDay, type RankStandings } from './daily/packed-day.js';
export { RankDailyEntity } from './daily/rank-history.repository.js';
export { halvesOf } from './tables/columns.js';
export { mapNamesOf, type MapNames } from './ranked-players.js';
export { ALL, RANKING_CLASSES, RANKINGS_PAGE, RankingsService } from './rankings.service.js';
export type { RankingClass } from './rankings.service.js';
export { PlayerDetailsRepository, type PlayerDetailRow, STAT_NAMES } from './player-details.repository.js';
export {
  PlayerStatsDto,
  RankChangeDto,
  RankedPlayerDto,
  RankingPageDto,
  RankingsDto,
} from './rankings.dto.js';
export type { PlayerRow } from './tables/rank-rows.js';
export { foldName } from './names/name-tree.js';
export { RankingsModule } from './rankings.module.js';

export const rankingEntities = [
  RankGenerationEntity,
  RankBlobEntity,
  RankDailyEntity,
  RankGainEntity,
  RankGainPeriodEntity,
];

export { rankingMigrations } from './migrations.js';
