import { Module } from '@nestjs/common';
import { BridgeModule } from '../../game/bridge/index.js';
import { GameModule } from '../../game/index.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { OwlSearchController } from './owl-search.controller.js';
import { OwlSearchService } from './owl-search.service.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({
  imports: [GameModule, BridgeModule],
  controllers: [StoresController, OwlSearchController, OffersController],
  providers: [StoresService, OwlSearchService, OffersService],
  exports: [StoresService],
})
export class MarketModule {}
