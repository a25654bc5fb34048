import { Module } from '@nestjs/common';
import { ExportPermission } from './exports/log-file-stream.js';
import { AuditLogController } from './logs/audit-log.js';
import { BossLogController } from './logs/boss-log.js';
import { ExpLogController } from './logs/exp-log.js';
import { InkwellPurchasesController } from './logs/inkwell-log.js';
import { NxCreditLogController } from './logs/nx-credit-log.js';
import { NxOrigins } from './logs/nx-origins.js';
import { ScrollingLogController } from './logs/scrolling-log.js';
import { VoteLogController } from './logs/votes-log.js';
import { PlayersSearchController } from './players-search.controller.js';
import { LogCounting } from './logs/log-counting.js';
import { StockTables } from './tables/stock-tables.js';

@Module({
  controllers: [
    AuditLogController,
    BossLogController,
    ExpLogController,
    InkwellPurchasesController,
    NxCreditLogController,
    PlayersSearchController,
    ScrollingLogController,
    VoteLogController,
  ],
  providers: [ExportPermission, LogCounting],
  exports: [NxOrigins, StockTables],
})
export class AdminLogsModule {}
