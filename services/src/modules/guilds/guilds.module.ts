import { Module } from '@nestjs/common';
import { RankingsModule } from '../rankings/index.js';
import { GuildsController } from './guilds.controller.js';
import { GuildsRepository } from './guilds.repository.js';
import { GuildsService } from './guilds.service.js';

@Module({
  imports: [RankingsModule],
  controllers: [GuildsController],
  exports: [GuildsRepository, GuildsService],
})
export class GuildsModule {}
