import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ShareCardsModule } from '../share-cards/index.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { PublicApiController } from './public-api.controller.js';
import { PublicCardsService } from './public-cards.service.js';

@Module({
  imports: [HttpModule, MarketModule, RankingsModule, ShareCardsModule],
  controllers: [ApiKeysController, PublicApiController],
  providers: [ApiKeysService, PublicCardsService],
})
export class PublicApiModule {}
