import { Module } from '@nestjs/common';
import { GameModule } from '../../game/index.js';
import { StoresController } from './stores.controller.js';
import { StoresRepository } from './stores.repository.js';
import { StoresService } from './stores.service.js';

@Module({
  imports: [GameModule],
  controllers: [StoresController],
  providers: [StoresService, StoresRepository],
  exports: [StoresService],
})
export class MarketModule {}
