import { Controller, Get, Injectable, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PorticoConfig, type Role } from '../../config/index.js';
import { Database } from '../../persistence/index.js';
import { CacheFor } from '../decorators/call.js';
import { Limit } from '../decorators/limit.js';
import { Permission } from '../decorators/permission.js';
import { Draining } from '../lifecycle.js';

/** Remotes with problems, for the readiness check. */
@Injectable()
export class RemoteHealth {
  /** Error code by remote. */
  faults: Readonly<Record<string, string>> = {};
}

interface Readiness {
  status: 'ready' | 'not_ready' | 'degraded' | 'stopping';
  role: Role;
  database: boolean;
  missing?: string;
  writable?: false;
  remotes?: Readonly<Record<string, string>>;
}

@Controller('health')
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly remotes: RemoteHealth,
    private readonly config: PorticoConfig,
    private readonly draining: Draining,
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
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const { role } = this.config;
    const isReadable = await this.database.isReadable();
    const { isPrepared, isWritable, missing } = this.database;
    const { hasBegun: isStopping } = this.draining;
    const isReady = isReadable && isPrepared && missing === undefined && !isStopping;
    if (!isReady) void reply.status(503);
    if (isStopping) return { status: 'stopping', role, database: isReadable };
    if (isReadable && missing !== undefined) return { status: 'degraded', role, database: true, missing };
    if (!isReady) return { status: 'not_ready', role, database: isReadable };
    const { faults } = this.remotes;
    const hasFaults = Object.keys(faults).length > 0;
    if (isWritable && !hasFaults) return { status: 'ready', role, database: true };
    // Other pages work, so visitors need not be sent elsewhere.
    return {
      status: 'degraded',
      role,
      database: true,
      ...(!isWritable && { writable: false }),
      ...(hasFaults && { remotes: faults }),
    };
  }
}
