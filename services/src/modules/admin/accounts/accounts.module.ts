import { Module } from '@nestjs/common';
import { StoryController } from '../story/story.controller.js';
import { StoryService } from '../story/story.service.js';
import { AccountActsService } from './account-acts.service.js';
import { AdminAccountsController } from './accounts.controller.js';
import { AdminAccountsService } from './accounts.service.js';

@Module({
  controllers: [AdminAccountsController, StoryController],
  providers: [AccountActsService, AdminAccountsService, StoryService],
})
export class AdminAccountsModule {}
