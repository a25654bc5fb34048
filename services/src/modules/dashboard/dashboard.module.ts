import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/http/idempotency/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { CharacterActionsController } from './character-actions/character-actions.controller.js';
import { CharacterActionsService } from './character-actions/character-actions.service.js';
import { InventoryController } from './inventory/inventory.controller.js';
import { InventoryService } from './inventory/inventory.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewRepository } from './overview/overview.repository.js';
import { OverviewService } from './overview/overview.service.js';
import { QuestNeedsController } from './quests/quest-needs.controller.js';
import { QuestNeedsService } from './quests/quest-needs.service.js';
import { SpendingTerms } from './spending/spending-terms.js';
import { SpendingController } from './spending/spending.controller.js';
import { SpendingService } from './spending/spending.service.js';
import { OwnStoresController } from './stores/own-stores.controller.js';
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
