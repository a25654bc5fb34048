import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { addResponseCache, HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { DropsModule } from '../drops/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { EventFollowing } from './events/event-following.js';
import { EventRecording } from './events/event-recording.js';
import { GameEventEntries } from './events/game-event-entries.js';
import { WorldEventsRepository } from './events/world-events.repository.js';
import { HiddenAccountsRepository } from './online/hidden-accounts.repository.js';
import { OnlineListService } from './online/online-list.service.js';
import { OnlineSamplesRepository, OnlineSampling } from './online/online-sampling.js';

/** Every visit of the home page reads the activity. */
const TTL_MS = 1000;

@Module({
  imports: [DropsModule, HttpModule, JobsModule, RankingsModule],
  controllers: [ActivityController],
  providers: [
    ActivityService,
    EventFollowing,
    EventRecording,
    GameEventEntries,
    HiddenAccountsRepository,
    OnlineListService,
    OnlineSampling,
    OnlineSamplesRepository,
    WorldEventsRepository,
  ],
})
export class ActivityModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    addResponseCache(fastify, { path: '/api/activity', ttlMs: TTL_MS });
  }
}
