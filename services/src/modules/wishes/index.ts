import { CreateWishes1780000024900 } from './migrations/1780000024900-create-wishes.js';
import { CreateSearchWatches1780000025500 } from './migrations/1780000025500-create-search-watches.js';
import { CreateWatchAccounts1780000026310 } from './migrations/1780000026310-create-watch-accounts.js';
import { SearchWatchEntity, WishEntity } from './wish.entity.js';
import { WatchAccountEntity } from './watches/watch-accounts.repository.js';

export { WishesModule } from './wishes.module.js';
export { WishEntity };
export { hasPriceHit } from './reports.js';

export const wishEntities = [WishEntity, SearchWatchEntity, WatchAccountEntity];

export const wishMigrations = [
  CreateWishes1780000024900,
  CreateSearchWatches1780000025500,
  CreateWatchAccounts1780000026310,
];
