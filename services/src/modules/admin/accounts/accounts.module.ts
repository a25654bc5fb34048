import { Module } from '@nestjs/common';
import { RankingsModule } from '../../rankings/index.js';
import { StoryController } from '../story/story.controller.js';
import { StoryService } from '../story/story.service.js';
import { AccountActsService } from './account-acts.service.js';
import { AccountRowsRepository } from './account-rows.repository.js';
import { AccountSearchRepository } from './account-search.repository.js';
import { AdminAccountsController } from './accounts.controller.js';
import { AdminAccountsService } from './accounts.service.js';
import { CharactersByNameRepository } from './characters-by-name.repository.js';

@Module({
  imports: [RankingsModule],
  controllers: [AdminAccountsController, StoryController],
  providers: [
    AccountActsService,
    AccountRowsRepository,
    AccountSearchRepository,
    AdminAccountsService,
    CharactersByNameRepository,
    StoryService,
  ],
})
export class AdminAccountsModule {}
