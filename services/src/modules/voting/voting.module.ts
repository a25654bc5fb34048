import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { CallbackLogController } from './callbacks/callback-log.controller.js';
import { CallbackLogService } from './callbacks/callback-log.service.js';
import { CallbacksController } from './callbacks/callbacks.controller.js';
import { CallbacksService } from './callbacks/callbacks.service.js';
import { VoteEventsController } from './events/vote-events.controller.js';
import { VoteEventsService } from './events/vote-events.service.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { RemindersService } from './reminders/reminders.service.js';
import { RewardsController } from './rewards/rewards.controller.js';
import { RewardsService } from './rewards/rewards.service.js';
import { VoteSites } from './sites/vote-sites.js';
import { VoteTokens } from './sites/vote-tokens.js';
import { OpenVoteService } from './votes/open-vote.service.js';
import { VoteDaysRepository } from './votes/vote-days.repository.js';
import { VoteGrants } from './votes/vote-grants.js';
import { VoteListeners } from './votes/vote-listeners.js';
import { VoteStatusService } from './votes/vote-status.service.js';
import { VoteTerms } from './votes/vote-terms.js';
import { VotesController } from './votes/votes.controller.js';
import { VotesRepository } from './votes/votes.repository.js';
import { VotesService } from './votes/votes.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [
    CallbackLogController,
    CallbacksController,
    RemindersController,
    RewardsController,
    VoteEventsController,
    VotesController,
  ],
  providers: [
    CallbackLogService,
    CallbacksService,
    OpenVoteService,
    RemindersService,
    RewardsService,
    VoteDaysRepository,
    VoteEventsService,
    VoteGrants,
    VoteListeners,
    VoteSites,
    VoteStatusService,
    VoteTerms,
    VoteTokens,
    VotesRepository,
    VotesService,
  ],
})
export class VotingModule {}
