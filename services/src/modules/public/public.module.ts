import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { BridgeModule } from '../../game/bridge/index.js';
import { GameModule } from '../../game/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { MarketModule } from '../market/index.js';
import { GuideController } from './guide/guide.controller.js';
import { GuideService } from './guide/guide.service.js';
import { AppearanceController } from './appearance.controller.js';
import { AppearanceRepository } from './appearance.repository.js';
import { AppearanceService } from './appearance.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository } from './groups.repository.js';
import { GroupsService } from './groups.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import { PeopleSearchService } from './people-search.service.js';
import { PlayerRows } from './player-rows.js';
import { RankHistoryRepository } from './history/rank-history.repository.js';
import { RankRecorder } from './history/rank-recorder.js';
import { RankBoardService } from './ranks/rank-board.service.js';
import { RankGenerationsRepository } from './ranks/rank-generations.repository.js';
import { RankReader } from './ranks/rank-reader.js';
import { RankSourceRepository } from './ranks/rank-source.repository.js';
import { createRankWorker, RankWorker } from './ranks/rank-worker.js';
import { RankingsController } from './rankings.controller.js';
import { RankingsRepository } from './rankings.repository.js';
import { RankingsService } from './rankings.service.js';
import { addResponseCache } from './response-cache.js';
import { ServerStatusController } from './server-status.controller.js';
import { ServerStatusService } from './server-status.service.js';
import { WorldController } from './world.controller.js';
import { WorldRepository } from './world.repository.js';
import { WorldService } from './world.service.js';

/** The busiest calls of the portal: their answers are sent again for so long without being made anew. */
const TTL_MS = 1000;

const CACHED_PATHS = ['/api/rankings', '/api/rankings/group-ironman', '/api/world'];

@Module({
  imports: [BridgeModule, GameModule, HttpModule, JobsModule, MarketModule],
  controllers: [
    AppearanceController,
    GroupsController,
    GuideController,
    HistoryController,
    RankingsController,
    ServerStatusController,
    WorldController,
  ],
  providers: [
    AppearanceRepository,
    AppearanceService,
    GroupsRepository,
    GroupsService,
    GuideService,
    HistoryService,
    PeopleSearchService,
    PlayerRows,
    RankBoardService,
    RankGenerationsRepository,
    RankHistoryRepository,
    RankReader,
    RankRecorder,
    RankSourceRepository,
    { provide: RankWorker, useFactory: () => createRankWorker() },
    RankingsRepository,
    RankingsService,
    ServerStatusService,
    WorldRepository,
    WorldService,
  ],
  exports: [AppearanceService, GroupsService, PeopleSearchService, RankBoardService, RankingsService],
})
export class PublicModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const path of CACHED_PATHS) addResponseCache(fastify, { path, ttlMs: TTL_MS });
  }
}
