import { Module } from '@nestjs/common';
import { GrantsService } from './grants/grants.service.js';
import { EntryNotes } from './history/entry-notes.js';
import { InGameRecovery } from './in-game/in-game-recovery.js';
import { InGameService } from './in-game/in-game.service.js';
import { LedgerHistoryController } from './history/history.controller.js';
import { LedgerService } from './ledger.service.js';
import { LossesController } from './losses/losses.controller.js';

@Module({
  controllers: [LedgerHistoryController, LossesController],
  providers: [InGameRecovery],
  exports: [EntryNotes, GrantsService, InGameService, LedgerService],
})
export class LedgerModule {}
