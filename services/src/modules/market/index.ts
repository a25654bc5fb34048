import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from './archive/store.entities.js';

export { ITEMS_PAGE, MarketItemsDto, MarketItemsService } from './items/items.service.js';
export { MarketModule } from './market.module.js';
export { MAX_OFFERS, OffersDto, type CheapestOffer, OffersService } from './offers/offers.service.js';
export { OwnedStoreDto, OwnedStoresService } from './owned/owned-stores.service.js';
export { type GoodsQuery, goodsAddress, GoodsParams, readGoodsQuery } from './owl-search/goods-query.js';
export { OwlHitDto } from './owl-search/owl-search.dto.js';
export { StoreArchive } from './archive/store-archive.js';
export { StoreArchiveModule } from './archive/store-archive.module.js';
export * from './archive/store.entities.js';
export { recordedEquipment } from './archive/stored-stats.js';
export * from './reports.js';
export { MarketDto, StoreItemStatsDto } from './stores/stores.dto.js';
export { StoresService } from './stores/stores.service.js';
export { PricesDto, PricesService } from './prices/prices.service.js';
export { SOLD_PAGE, SoldItemsDto, SalesService } from './sales/sales.service.js';

export const marketEntities = [StoreEntity, StoreItemEntity, StoreSnapshotEntity];

export { marketMigrations } from './migrations.js';
