import { CreateWishes1780000024900 } from './migrations/1780000024900-create-wishes.js';
import { WishEntity } from './wish.entity.js';

export { WishesModule } from './wishes.module.js';
export { WishEntity };
export { hasPriceHit } from './reports.js';

export const wishEntities = [WishEntity];

export const wishMigrations = [CreateWishes1780000024900];
