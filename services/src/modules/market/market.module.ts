import { Module } from '@nestjs/common';
import { MarketItemsController } from './items/items.controller.js';
import { MarketItemsService } from './items/items.service.js';
import { OffersController } from './offers/offers.controller.js';
import { OffersService } from './offers/offers.service.js';
import { GoodsFinder } from './owl-search/goods-finder.js';
import { OwlSearchController } from './owl-search/owl-search.controller.js';
import { OwlSearchService } from './owl-search/owl-search.service.js';
import { StoreArchiveModule } from './records/store-archive.module.js';
import { StoreRecorder } from './records/store-recorder.js';
import { StoresController } from './stores/stores.controller.js';
import { StoresService } from './stores/stores.service.js';

@Module({
  imports: [StoreArchiveModule],
  controllers: [StoresController, OwlSearchController, MarketItemsController, OffersController],
  providers: [StoresService, GoodsFinder, OwlSearchService, MarketItemsService, OffersService, StoreRecorder],
  exports: [StoresService],
})
export class MarketModule {}
