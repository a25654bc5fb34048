import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { RankingsModule } from '../rankings/index.js';
import { AppearanceController } from './appearance.controller.js';
import { AppearanceRepository } from './appearance.repository.js';
import { AppearanceService } from './appearance.service.js';

/** What a character looks like. */
@Module({
  imports: [HttpModule, RankingsModule],
  controllers: [AppearanceController],
  providers: [AppearanceRepository, AppearanceService],
  exports: [AppearanceService],
})
export class AvatarsModule {}
