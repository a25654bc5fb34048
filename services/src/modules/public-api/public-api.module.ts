import { Module } from '@nestjs/common';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ShareCardsModule } from '../share-cards/index.js';
import { PublicApiController } from './public-api.controller.js';
import { PublicCardsService } from './public-cards.service.js';

@Module({
  imports: [MarketModule, RankingsModule, ShareCardsModule],
  controllers: [PublicApiController],
  providers: [PublicCardsService],
})
export class PublicApiModule {}
