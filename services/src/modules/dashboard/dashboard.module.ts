import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { CharacterActionsController } from './character-actions/character-actions.controller.js';
import { InventoryController } from './inventory/inventory.controller.js';
import { OverviewController } from './overview/overview.controller.js';
import { SpendingController } from './spending/spending.controller.js';
import { OwnStoresController } from './stores/own-stores.controller.js';

@Module({
  imports: [LedgerModule, MarketModule, RankingsModule],
  controllers: [
    CharacterActionsController,
    InventoryController,
    OverviewController,
    OwnStoresController,
    SpendingController,
  ],
})
export class DashboardModule {}
