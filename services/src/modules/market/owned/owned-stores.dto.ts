import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { StoreDto, StoreItemDto } from '../stores/stores.dto.js';

/** Days of sales that an owner sees. */
export const SALES_DAYS = 30;
export const MAX_SALES_SHOWN = 20;

export class OwnSaleDto {
  @Integer('Number of the sale', { example: 5120 }) id: number;
  @Integer('When the portal saw it, epoch ms', { example: 1_767_225_600_000 }) at: number;
  @Integer({ example: 2_000_000 }) itemId: number;
  @Text('`Item {id}` while the game files are not imported', { example: 'Plum Tonic' }) itemName: string;
  @Integer('Mesos per bundle', { example: 1200 }) price: number;
  @Integer('Bundles sold', { example: 2 }) bundles: number;
  @Integer('Pieces of one bundle', { example: 100 }) quantity: number;
  @Flag("After the last logout of the account's characters") isNew: boolean;
}

export class OwnedStoreDto {
  @Integer({ example: 1204 }) characterId: number;
  @Text({ example: 'Brannoc' }) characterName: string;
  @Nested(() => StoreDto, 'Null while it has no open store', { nullable: true }) store: StoreDto | null;
  @Nested(() => [StoreItemDto], 'Goods on sale, in the order of the store') goods: StoreItemDto[];

  @Nested(() => [OwnSaleDto], `The newest of ${SALES_DAYS} days first`, { maxItems: MAX_SALES_SHOWN })
  sales: OwnSaleDto[];

  @Integer('Mesos of all new sales, before the tax of the game', { example: 240_000 }) newMesos: number;
  @Integer('Number of all new sales', { example: 3 }) newSales: number;
}
