import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  MarketItemsController,
  OffersController,
  OwlSearchController,
  StoresController,
  PricesController,
  SalesController,
} from './market.controller.js';
import { MarketItemsFeed } from './items/items-feed.js';
import { MarketItemsService } from './items/items.service.js';
import { OffersService } from './offers/offers.service.js';
import { OwnedStoresService } from './owned/owned-stores.service.js';
import { GoodsFinder } from './owl-search/goods-finder.js';
import { OwlSearchService } from './owl-search/owl-search.service.js';
import { StoreArchiveModule } from './archive/store-archive.module.js';
import { StoreSnapshotEntity } from './archive/store.entities.js';
import { StoreRecorder } from './archive/store-recorder.js';
import { StoresService } from './stores/stores.service.js';
import { PricesService } from './prices/prices.service.js';
import { SalesRepository } from './sales/sales.repository.js';
import { SoldGoods } from './sales/sold-goods.js';
import { SalesService } from './sales/sales.service.js';
import { PriceBook } from './prices/price-book.js';

@Module({
  imports: [StoreArchiveModule, TypeOrmModule.forFeature([StoreSnapshotEntity])],
  controllers: [
    StoresController,
    OwlSearchController,
    MarketItemsController,
    OffersController,
    PricesController,
    SalesController,
  ],
  providers: [
    StoresService,
    GoodsFinder,
    OwlSearchService,
    MarketItemsFeed,
    MarketItemsService,
    OffersService,
    OwnedStoresService,
    StoreRecorder,
    SalesRepository,
    SoldGoods,
    PriceBook,
    SalesService,
    PricesService,
  ],
  exports: [
    MarketItemsService,
    OffersService,
    OwnedStoresService,
    PricesService,
    SalesService,
    StoresService,
  ],
})
export class MarketModule {}
