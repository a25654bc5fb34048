import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from './archive/store.entities.js';

export { ITEMS_PAGE, MarketItemsDto } from './items/items.dto.js';
export { MarketItemsService } from './items/items.service.js';
export { MarketModule } from './market.module.js';
export { MAX_OFFERS, OffersDto } from './offers/offers.dto.js';
export { type CheapestOffer, OffersService } from './offers/offers.service.js';
export { OwnedStoreDto } from './owned/owned-stores.dto.js';
export { OwnedStoresService } from './owned/owned-stores.service.js';
export type { GoodsQuery } from './owl-search/goods-query.js';
export { goodsAddress, GoodsParams, readGoodsQuery } from './owl-search/goods-query.js';
export { OwlHitDto } from './owl-search/owl-search.dto.js';
export { StoreArchive } from './archive/store-archive.js';
export { StoreArchiveModule } from './archive/store-archive.module.js';
export * from './archive/store.entities.js';
export { recordedEquipment } from './archive/stored-stats.js';
export * from './reports.js';
export { MarketDto } from './stores/stores.dto.js';
export { StoresService } from './stores/stores.service.js';
export { PricesDto } from './prices/prices.dto.js';
export { PricesService } from './prices/prices.service.js';
export { SOLD_PAGE, SoldItemsDto } from './sales/sales.dto.js';
export { SalesService } from './sales/sales.service.js';

export const marketEntities = [StoreEntity, StoreItemEntity, StoreSnapshotEntity];

export { marketMigrations } from './migrations.js';
