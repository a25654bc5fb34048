import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/http/idempotency/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { CharacterActionsService } from './character-actions/character-actions.service.js';
import {
  CharacterActionsController,
  InventoryController,
  OverviewController,
  OwnStoresController,
  QuestNeedsController,
  SpendingController,
} from './dashboard.controller.js';
import { InventoryService } from './inventory/inventory.service.js';
import { OverviewRepository, OverviewService } from './overview/overview.service.js';
import { QuestNeedsService } from './quests/quest-needs.service.js';
import { SpendingTerms } from './spending/spending-terms.js';
import { SpendingService } from './spending/spending.service.js';
import { OwnStoresService } from './stores/own-stores.service.js';

@Module({
  imports: [IdempotencyModule, LedgerModule, MarketModule, RankingsModule],
  controllers: [
    CharacterActionsController,
    InventoryController,
    OverviewController,
    OwnStoresController,
    QuestNeedsController,
    SpendingController,
  ],
  providers: [
    CharacterActionsService,
    InventoryService,
    OverviewRepository,
    OverviewService,
    OwnStoresService,
    QuestNeedsService,
    SpendingService,
    SpendingTerms,
  ],
})
export class DashboardModule {}
