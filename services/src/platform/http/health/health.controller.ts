import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../persistence/index.js';
import { CacheFor } from '../decorators/caching.js';
import { Limit } from '../decorators/limit.js';
import { Permission } from '../decorators/permission.js';

@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('live')
  @Permission('public')
  @Limit('health')
  @CacheFor(0)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  @Permission('public')
  @Limit('health')
  @CacheFor(0)
  ready(@Res({ passthrough: true }) reply: FastifyReply): {
    status: 'ready' | 'not_ready';
    database: boolean;
  } {
    const isReady = this.database.isAvailable && this.database.isPrepared;
    if (!isReady) void reply.status(503);
    return { status: isReady ? 'ready' : 'not_ready', database: this.database.isAvailable };
  }
}
