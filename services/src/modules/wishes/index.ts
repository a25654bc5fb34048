import { SearchWatchEntity, WishEntity } from './wishes.repository.js';
import { WatchAccountEntity } from './watches/watch-accounts.repository.js';

export { WishesModule } from './wishes.module.js';
export { WishEntity };
export { hasPriceHit } from './reports.js';

export const wishEntities = [WishEntity, SearchWatchEntity, WatchAccountEntity];

export { wishMigrations } from './migrations.js';
