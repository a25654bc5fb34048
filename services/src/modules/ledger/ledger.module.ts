import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { BalancesRepository } from './balances/balances.repository.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { GrantDelivery } from './grants/grant-delivery.js';
import { GrantsRepository } from './grants/grants.repository.js';
import { GrantsService } from './grants/grants.service.js';
import { EntryNotes } from './history/entry-notes.js';
import { BridgeGrantsRepository } from './in-game/bridge-grants.repository.js';
import { InGameRecovery } from './in-game/in-game-recovery.js';
import { InGameService } from './in-game/in-game.service.js';
import { SettledGrants } from './in-game/settled-grants.js';
import { LedgerHistoryController } from './history/history.controller.js';
import { LedgerHistoryRepository } from './history/history.repository.js';
import { LedgerHistoryService } from './history/history.service.js';
import { LedgerService } from './ledger.service.js';
import { LossComparison } from './losses/loss-comparison.js';
import { LossesController } from './losses/losses.controller.js';
import { LossesRepository } from './losses/losses.repository.js';
import { LossesService } from './losses/losses.service.js';
import { Settlement } from '../../game/index.js';

@Module({
  imports: [JobsModule],
  controllers: [LedgerHistoryController, LossesController],
  providers: [
    BalancesRepository,
    BridgeGrantsRepository,
    EntriesRepository,
    EntryNotes,
    GrantDelivery,
    GrantsRepository,
    GrantsService,
    InGameRecovery,
    InGameService,
    LedgerHistoryRepository,
    LedgerHistoryService,
    LedgerService,
    LossComparison,
    LossesRepository,
    LossesService,
    Settlement,
    SettledGrants,
  ],
  exports: [EntryNotes, GrantsService, InGameService, LedgerService],
})
export class LedgerModule {}
