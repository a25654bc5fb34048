import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { AuditLogService } from './audit-log/audit-log.service.js';
import { BossLogController } from './game-logs/boss-log.controller.js';
import { BossLogService } from './game-logs/boss-log.service.js';
import { ExpLogController } from './game-logs/exp-log.controller.js';
import { ExpLogService } from './game-logs/exp-log.service.js';
import { InkwellPurchasesController } from './game-logs/inkwell-purchases.controller.js';
import { InkwellPurchasesService } from './game-logs/inkwell-purchases.service.js';
import { NxCreditLogController } from './game-logs/nx-credit-log.controller.js';
import { NxOrigins } from './game-logs/nx-origins.js';
import { LedgerEntryEntity } from '../ledger/index.js';
import { VoteEntity } from '../voting/index.js';
import { NxCreditLogService } from './game-logs/nx-credit-log.service.js';
import { PlayersSearchController } from './game-logs/players-search.controller.js';
import { PlayersSearchService } from './game-logs/players-search.service.js';
import { ScrollingLogController } from './game-logs/scrolling-log.controller.js';
import { ScrollingLogService } from './game-logs/scrolling-log.service.js';
import { LogNamesRepository } from './tables/log-names.repository.js';
import { LogOwnersService } from './reading/log-owners.service.js';
import { ExportPermission } from './exports/export-permission.js';
import { LogFileService } from './exports/log-file.service.js';
import { RunningExports } from './exports/running-exports.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { LogReader } from './reading/log-reader.service.js';
import { LogRowsRepository } from './tables/log-rows.repository.js';
import { LogTotalsService } from './reading/log-totals.service.js';
import { StockTables } from './tables/stock-tables.js';
import { LogCounting } from './roll-up/log-counting.js';
import { LogHoursRepository } from './roll-up/log-hours.repository.js';
import { VoteLogController } from './vote-log/vote-log.controller.js';
import { VoteLogService } from './vote-log/vote-log.service.js';
import { CharacterEntity, AccountEntity } from '../../game/index.js';
import { LogProgressEntity } from './roll-up/log-hour.entity.js';

@Module({
  imports: [
    JobsModule,
    TypeOrmModule.forFeature([
      AccountEntity,
      CharacterEntity,
      LedgerEntryEntity,
      LogProgressEntity,
      VoteEntity,
    ]),
  ],
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
    AuditLogService,
    ExportPermission,
    LogCounting,
    LogFileService,
    LogHoursRepository,
    LogNamesRepository,
    LogOwnersService,
    LogReader,
    LogRowsRepository,
    LogTotalsService,
    RunningExports,
    StockTables,
    BossLogService,
    ExpLogService,
    InkwellPurchasesService,
    NxCreditLogService,
    NxOrigins,
    PlayersSearchService,
    ScrollingLogService,
    VoteLogService,
  ],
  exports: [NxOrigins, StockTables],
})
export class AdminLogsModule {}
