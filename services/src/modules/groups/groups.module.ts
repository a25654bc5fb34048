import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { RankingsModule } from '../rankings/index.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository, GroupsService } from './groups.service.js';

@Module({
  imports: [HttpModule, RankingsModule],
  controllers: [GroupsController],
  providers: [GroupsRepository, GroupsService],
  exports: [GroupsRepository, GroupsService],
})
export class GroupsModule {}
