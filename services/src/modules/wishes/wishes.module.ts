import { Module } from '@nestjs/common';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { MarketModule } from '../market/index.js';
import { PriceWatch } from './watches/price-watch.js';
import { WishesController } from './wishes.controller.js';

/** Wish lists: items that players look for. */
@Module({
  imports: [EncyclopediaModule, MarketModule],
  controllers: [WishesController],
  providers: [PriceWatch],
})
export class WishesModule {}
