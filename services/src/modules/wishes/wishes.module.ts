import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../platform/jobs/index.js';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { IdentityModule } from '../identity/index.js';
import { MarketModule } from '../market/index.js';
import { PriceWatch } from './watches/price-watch.js';
import { SearchWatchEntity } from './watches/search-watch.entity.js';
import { SearchWatchesRepository } from './watches/search-watches.repository.js';
import { SearchWatchesService } from './watches/search-watches.service.js';
import { StopLinks } from './watches/stop-links.js';
import { WatchesService } from './watches/watches.service.js';
import { WishEntity } from './wish.entity.js';
import { WishesController } from './wishes.controller.js';
import { WishesRepository } from './wishes.repository.js';
import { WishesService } from './wishes.service.js';

@Module({
  imports: [
    EncyclopediaModule,
    IdentityModule,
    JobsModule,
    MarketModule,
    TypeOrmModule.forFeature([WishEntity, SearchWatchEntity]),
  ],
  controllers: [WishesController],
  providers: [
    PriceWatch,
    SearchWatchesRepository,
    SearchWatchesService,
    StopLinks,
    WatchesService,
    WishesRepository,
    WishesService,
  ],
})
export class WishesModule {}
