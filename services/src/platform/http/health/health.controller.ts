import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../persistence/index.js';
import { CacheFor } from '../decorators/caching.js';
import { Limit } from '../decorators/limit.js';
import { Permission } from '../decorators/permission.js';
import { RemoteHealth } from './remote-health.js';

@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly remotes: RemoteHealth,
  ) {}

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
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{
    status: 'ready' | 'not_ready' | 'degraded';
    database: boolean;
    missing?: string;
    writable?: false;
    remotes?: Readonly<Record<string, string>>;
  }> {
    const isReadable = await this.database.isReadable();
    const { isPrepared, isWritable, missing } = this.database;
    const isReady = isReadable && isPrepared && missing === undefined;
    if (!isReady) void reply.status(503);
    if (isReadable && missing !== undefined) return { status: 'degraded', database: true, missing };
    if (!isReady) return { status: 'not_ready', database: isReadable };
    const { faults } = this.remotes;
    const hasFaults = Object.keys(faults).length > 0;
    if (isWritable && !hasFaults) return { status: 'ready', database: true };
    // Other pages go on: no reason to send visitors elsewhere.
    return {
      status: 'degraded',
      database: true,
      ...(!isWritable && { writable: false }),
      ...(hasFaults && { remotes: faults }),
    };
  }
}
