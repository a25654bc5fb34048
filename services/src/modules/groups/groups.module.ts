import { Module } from '@nestjs/common';
import { RankingsModule } from '../rankings/index.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository } from './groups.repository.js';
import { GroupsService } from './groups.service.js';

@Module({
  imports: [RankingsModule],
  controllers: [GroupsController],
  exports: [GroupsRepository, GroupsService],
})
export class GroupsModule {}
