import { Module } from '@nestjs/common';
import { ReusedAnswers } from '../../platform/http/index.js';
import { MarketModule } from '../market/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ServerStatusController, WorldController } from './world.controller.js';

@Module({
  imports: [MarketModule, RankingsModule],
  controllers: [ServerStatusController, WorldController],
})
export class WorldModule extends ReusedAnswers('/api/world') {}
