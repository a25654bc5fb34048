import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { addResponseCache, HttpModule } from '../../platform/http/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ServerStatusController, WorldController } from './world.controller.js';
import { ServerStatusService, WorldService } from './world.service.js';

/** Every visit of the home page reads it. */
const TTL_MS = 1000;

@Module({
  imports: [HttpModule, MarketModule, RankingsModule],
  controllers: [ServerStatusController, WorldController],
  providers: [ServerStatusService, WorldService],
})
export class WorldModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    addResponseCache(fastify, { path: '/api/world', ttlMs: TTL_MS });
  }
}
