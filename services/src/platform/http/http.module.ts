import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { MetricsServer } from '../metrics/index.js';
import { Draining } from './lifecycle.js';
import { ErrorFilter } from './error.filter.js';
import { ClientAddresses } from './guards/client-addresses.js';
import { PermissionGuard } from './guards/permission.guard.js';
import { RequestLimits } from './guards/request-limits.js';
import { HealthController, RemoteHealth } from './health/health.controller.js';
import { createValidationPipe } from './validation.js';

@Module({
  controllers: [HealthController],
  providers: [
    ClientAddresses,
    Draining,
    MetricsServer,
    RequestLimits,
    RemoteHealth,
    { provide: APP_GUARD, useClass: PermissionGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useFactory: createValidationPipe },
  ],
  exports: [ClientAddresses, Draining, RemoteHealth, RequestLimits],
})
export class HttpModule {}
