import { Module } from '@nestjs/common';
import { AdminLogsModule } from '../../admin-logs/index.js';
import { RankingsModule } from '../../rankings/index.js';
import { ExperienceRows, NearestRows } from '../story/story-rows.js';
import { StoryController } from '../story/story.controller.js';
import { StoryRepository } from '../story/story.repository.js';
import { StoryService } from '../story/story.service.js';
import { AccountActsService, GameSessions } from './account-acts.service.js';
import { AccountBans } from './account-bans.js';
import { AccountGate } from './account-gate.js';
import { AccountHistoryService } from './account-history.service.js';
import { AccountRowsRepository } from './account-rows.repository.js';
import { AccountSearchRepository } from './account-search.repository.js';
import { AdminAccountsController } from './accounts.controller.js';
import { AdminAccountsService } from './accounts.service.js';
import { CharactersByNameRepository } from './characters-by-name.repository.js';

@Module({
  imports: [AdminLogsModule, RankingsModule],
  controllers: [AdminAccountsController, StoryController],
  providers: [
    AccountActsService,
    AccountBans,
    AccountGate,
    AccountHistoryService,
    AccountRowsRepository,
    AccountSearchRepository,
    AdminAccountsService,
    CharactersByNameRepository,
    ExperienceRows,
    GameSessions,
    NearestRows,
    StoryRepository,
    StoryService,
  ],
  exports: [AccountBans, AccountRowsRepository],
})
export class AdminAccountsModule {}
