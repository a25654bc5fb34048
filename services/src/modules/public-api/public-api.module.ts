import { Module } from '@nestjs/common';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { PublicApiController } from './public-api.controller.js';

@Module({ imports: [MarketModule, RankingsModule], controllers: [PublicApiController] })
export class PublicApiModule {}
