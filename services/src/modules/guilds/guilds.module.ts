import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { RankingsModule } from '../rankings/index.js';
import { GuildsController } from './guilds.controller.js';
import { GuildsRepository, GuildsService } from './guilds.service.js';

@Module({
  imports: [HttpModule, RankingsModule],
  controllers: [GuildsController],
  providers: [GuildsRepository, GuildsService],
  exports: [GuildsRepository, GuildsService],
})
export class GuildsModule {}
