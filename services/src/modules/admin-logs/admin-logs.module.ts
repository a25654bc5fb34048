import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { ExportPermission } from './exports/log-file-stream.js';
import { LogFileService, RunningExports } from './exports/log-file.service.js';
import { AuditLog, AuditLogController } from './logs/audit-log.js';
import { BossLog, BossLogController } from './logs/boss-log.js';
import { ExpLog, ExpLogController } from './logs/exp-log.js';
import { InkwellLog, InkwellPurchasesController } from './logs/inkwell-log.js';
import { LogCounting } from './logs/log-counting.js';
import { LogsService } from './logs/logs.service.js';
import { NxCreditLog, NxCreditLogController, NxOrigins } from './logs/nx-credit-log.js';
import { ScrollingLog, ScrollingLogController } from './logs/scrolling-log.js';
import { VoteLogController, VotesLog } from './logs/votes-log.js';
import { PlayersSearchController } from './players-search.controller.js';
import { LogReader } from './reading/log-reader.service.js';
import { LogThingsService } from './reading/log-things.service.js';
import { LogTotalsService } from './reading/log-totals.service.js';
import { LogHoursRepository } from './roll-up/log-hours.repository.js';
import { LogNamesRepository } from './tables/log-names.repository.js';
import { LogRowsRepository } from './tables/log-rows.repository.js';
import { StockTables } from './tables/stock-tables.js';

@Module({
  imports: [JobsModule],
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
  providers: [
    AuditLog,
    BossLog,
    ExpLog,
    ExportPermission,
    InkwellLog,
    LogCounting,
    LogFileService,
    LogHoursRepository,
    LogNamesRepository,
    LogReader,
    LogRowsRepository,
    LogThingsService,
    LogTotalsService,
    LogsService,
    NxCreditLog,
    NxOrigins,
    RunningExports,
    ScrollingLog,
    StockTables,
    VotesLog,
  ],
  exports: [LogRowsRepository, NxOrigins, StockTables],
})
export class AdminLogsModule {}
