import { Module } from '@nestjs/common';
import { GameModule } from '../../game/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { PublicModule } from '../public/index.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** One search over players, groups and the catalog. */
@Module({
  imports: [GameModule, HttpModule, PublicModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
