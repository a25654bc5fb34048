import { RankBlobEntity, RankGenerationEntity } from './board/rank-generations.repository.js';
import { RankDailyEntity } from './daily/rank-history.repository.js';
import { CreateRanks1780000003100 } from './migrations/1780000003100-create-ranks.js';
import { RankGainEntity, RankGainPeriodEntity } from './gains/gains.service.js';
import { CreateRankDaily1780000003200 } from './migrations/1780000003200-create-rank-daily.js';
import { CreateRankGains1780000024200 } from './migrations/1780000024200-create-rank-gains.js';

export type { GuildPlace } from './board/rank-board.js';
export { RankBoardService } from './board/rank-board.service.js';
export { RankChanges, type RankChange } from './daily/rank-changes.js';
export { packDay, type RankStandings } from './daily/packed-day.js';
export { RankDailyEntity } from './daily/rank-history.repository.js';
export { halvesOf, orderDescending } from './tables/rank-order.js';
export { ALL, mapNamesOf, RANKING_CLASSES, RANKINGS_PAGE, RankingsService } from './rankings.service.js';
export type { MapNames, RankingClass } from './rankings.service.js';
export {
  PlayerRows,
  PlayerDetailsRepository,
  type PlayerDetailRow,
  type PlayerRow,
  STAT_NAMES,
} from './player-details.repository.js';
export {
  PlayerStatsDto,
  RankChangeDto,
  RankedPlayerDto,
  RankingPageDto,
  RankingsDto,
} from './rankings.dto.js';
export { foldName } from './names/name-tree.js';
export { RankingsModule } from './rankings.module.js';

export const rankingEntities = [
  RankGenerationEntity,
  RankBlobEntity,
  RankDailyEntity,
  RankGainEntity,
  RankGainPeriodEntity,
];

export const rankingMigrations = [
  CreateRanks1780000003100,
  CreateRankDaily1780000003200,
  CreateRankGains1780000024200,
];
