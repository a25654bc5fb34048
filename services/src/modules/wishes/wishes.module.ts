import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/index.js';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { IdentityModule } from '../identity/index.js';
import { MarketModule } from '../market/index.js';
import { PushModule } from '../push/index.js';
import { PriceWatch } from './watches/price-watch.js';
import { SearchWatchesService } from './watches/search-watches.service.js';
import { StopLinks } from './watches/watch-mail.js';
import { WatchAccountsRepository } from './watches/watch-accounts.repository.js';
import { WatchMessages } from './watches/watch-messages.service.js';
import { WishesController } from './wishes.controller.js';
import { WishesRepository } from './wishes.repository.js';
import { WishesService } from './wishes.service.js';

@Module({
  imports: [EncyclopediaModule, IdentityModule, JobsModule, MarketModule, PushModule],
  controllers: [WishesController],
  providers: [
    PriceWatch,
    SearchWatchesService,
    StopLinks,
    WatchAccountsRepository,
    WatchMessages,
    WishesRepository,
    WishesService,
  ],
})
export class WishesModule {}
