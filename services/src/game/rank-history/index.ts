import { CreateRankDaily1780000003200 } from './1780000003200-create-rank-daily.js';
import { RankDailyEntity } from './rank-daily.entity.js';

export { packDay, partOf, standingIn } from './packed-day.js';
export type { DayPart, RankStandings } from './packed-day.js';
export { RankDailyEntity } from './rank-daily.entity.js';
export { halvesOf, orderDescending } from './rank-order.js';

export const rankHistoryEntities = [RankDailyEntity];

export const rankHistoryMigrations = [CreateRankDaily1780000003200];
