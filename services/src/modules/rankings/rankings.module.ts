import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { addResponseCache, HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { RankBoardService } from './board/rank-board.service.js';
import { RankGenerationsRepository } from './board/rank-generations.repository.js';
import { RankReader, RankSourceRepository } from './board/rank-reader.js';
import { RankWorker } from './board/rank-worker.js';
import { DayRanks, RankChanges } from './daily/rank-changes.js';
import { RankHistoryRepository } from './daily/rank-history.repository.js';
import { RankRecorder } from './daily/rank-recorder.js';
import { GainsCounting } from './gains/gains-counting.js';
import { GainsService } from './gains/gains.service.js';
import { RankingsController } from './rankings.controller.js';
import { HistoryService } from './history.service.js';
import { PlayerDetailsRepository } from './player-details.repository.js';
import { RankedPlayers } from './ranked-players.js';
import { RankingsService } from './rankings.service.js';

/** These are the most frequent calls, so answers are reused for this long. */
const TTL_MS = 1000;

const CACHED_PATHS = ['/api/rankings', '/api/rankings/group-ironman', '/api/guilds'];

@Module({
  imports: [HttpModule, JobsModule],
  controllers: [RankingsController],
  providers: [
    DayRanks,
    GainsCounting,
    GainsService,
    HistoryService,
    RankBoardService,
    RankChanges,
    RankedPlayers,
    RankGenerationsRepository,
    RankHistoryRepository,
    RankReader,
    RankRecorder,
    RankSourceRepository,
    { provide: RankWorker, useFactory: () => new RankWorker() },
    PlayerDetailsRepository,
    RankingsService,
  ],
  exports: [RankBoardService, RankChanges, PlayerDetailsRepository, RankingsService],
})
export class RankingsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const path of CACHED_PATHS) addResponseCache(fastify, { path, ttlMs: TTL_MS });
  }
}
