import { Module } from '@nestjs/common';
import { ReusedAnswers } from '../../platform/http/index.js';
import { RankBoardService } from './board/rank-board.service.js';
import { createRankWorker, RankWorker } from './board/rank-worker.js';
import { RankChanges } from './daily/rank-changes.js';
import { GainsCounting } from './gains/gains-counting.js';
import { GainsController, HistoryController, RankingsController } from './rankings.controller.js';
import { PlayerRows, RankingsRepository } from './list/rankings.repository.js';
import { RankingsService } from './list/rankings.service.js';

@Module({
  controllers: [GainsController, HistoryController, RankingsController],
  providers: [GainsCounting, { provide: RankWorker, useFactory: () => createRankWorker() }],
  exports: [PlayerRows, RankBoardService, RankChanges, RankingsRepository, RankingsService],
})
export class RankingsModule extends ReusedAnswers(
  '/api/rankings',
  '/api/rankings/group-ironman',
  '/api/guilds',
) {}
