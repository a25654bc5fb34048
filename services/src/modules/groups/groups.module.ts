import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../../platform/http/index.js';
import { RankingsModule } from '../rankings/index.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository } from './groups.repository.js';
import { GroupsService } from './groups.service.js';
import { IronmanGroupEntity } from '../players/index.js';

@Module({
  imports: [HttpModule, RankingsModule, TypeOrmModule.forFeature([IronmanGroupEntity])],
  controllers: [GroupsController],
  providers: [GroupsRepository, GroupsService],
  exports: [GroupsRepository, GroupsService],
})
export class GroupsModule {}
