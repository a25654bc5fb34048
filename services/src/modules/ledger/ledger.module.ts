import { Module } from '@nestjs/common';
import { Settlement } from '../../game/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { BalancesRepository } from './balances/balances.repository.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { GrantsRepository } from './grants/grants.repository.js';
import { GrantsService } from './grants/grants.service.js';
import { LedgerHistoryController, LossesController } from './ledger.controller.js';
import { EntryNotes, LedgerHistoryService } from './history/history.service.js';
import { BridgeGrantsRepository } from './in-game/bridge-grants.repository.js';
import { InGameRecovery } from './in-game/in-game-recovery.js';
import { InGameService } from './in-game/in-game.service.js';
import { LedgerService } from './ledger.service.js';
import { LossesRepository } from './losses/losses.repository.js';
import { LossesService } from './losses/losses.service.js';

@Module({
  imports: [JobsModule],
  controllers: [LedgerHistoryController, LossesController],
  providers: [
    BalancesRepository,
    BridgeGrantsRepository,
    EntriesRepository,
    EntryNotes,
    GrantsRepository,
    GrantsService,
    InGameRecovery,
    InGameService,
    LedgerHistoryService,
    LedgerService,
    LossesRepository,
    LossesService,
    Settlement,
  ],
  exports: [EntryNotes, GrantsService, InGameService, LedgerService],
})
export class LedgerModule {}
