import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { GroupsModule } from '../groups/index.js';
import { GuildsModule } from '../guilds/index.js';
import { NewsModule } from '../news/index.js';
import { RankingsModule } from '../rankings/index.js';
import { SearchService } from './search.service.js';
import { SearchController } from './search.controller.js';

@Module({
  imports: [GroupsModule, GuildsModule, HttpModule, NewsModule, RankingsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
