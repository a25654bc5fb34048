import { Module } from '@nestjs/common';
import { OffersController } from './offers/offers.controller.js';
import { OffersService } from './offers/offers.service.js';
import { OwlSearchController } from './owl-search/owl-search.controller.js';
import { OwlSearchService } from './owl-search/owl-search.service.js';
import { StoreArchiveModule } from './records/store-archive.module.js';
import { StoreRecorder } from './records/store-recorder.js';
import { StoresController } from './stores/stores.controller.js';
import { StoresService } from './stores/stores.service.js';

@Module({
  imports: [StoreArchiveModule],
  controllers: [StoresController, OwlSearchController, OffersController],
  providers: [StoresService, OwlSearchService, OffersService, StoreRecorder],
  exports: [StoresService],
})
export class MarketModule {}
