import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups/index.js';
import { GuildsModule } from '../guilds/index.js';
import { NewsModule } from '../news/index.js';
import { RankingsModule } from '../rankings/index.js';
import { SearchController } from './search.controller.js';

@Module({
  imports: [GroupsModule, GuildsModule, NewsModule, RankingsModule],
  controllers: [SearchController],
})
export class SearchModule {}
