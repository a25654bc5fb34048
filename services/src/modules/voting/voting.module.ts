import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { LedgerModule } from '../ledger/index.js';
import { CallbackLogController } from './callbacks/callback-log.controller.js';
import { CallbackLogRepository, ReplayableCallbacks } from './callbacks/replayable-callbacks.js';
import { CallbackLogService } from './callbacks/callback-log.service.js';
import { CallbackReplayService } from './callbacks/callback-replay.service.js';
import { CallbacksController } from './callbacks/callbacks.controller.js';
import { CallbacksService } from './callbacks/callbacks.service.js';
import { onRefusedCallbacks } from './callbacks/refused-requests.js';
import { ExpiredCallbacks } from './callbacks/expired-callbacks.js';
import { SiteHealthRepository, SiteHealthService } from './callbacks/site-health.service.js';
import { SiteTestService } from './callbacks/site-test.service.js';
import { VoteCallbacksRepository } from './callbacks/vote-callbacks.repository.js';
import { VoteEventsController } from './events/vote-events.controller.js';
import { VoteEventsService } from './events/vote-events.service.js';
import { NextVote } from './reminders/next-vote.js';
import { PushKeys } from './reminders/push-keys.js';
import { PushSender } from './reminders/push-sender.js';
import { PushSubscriptionsRepository } from './reminders/push-subscriptions.repository.js';
import { ReminderDelivery } from './reminders/reminder-delivery.js';
import { RemindersController } from './reminders/reminders.controller.js';
import { RemindersService } from './reminders/reminders.service.js';
import { RewardsController } from './rewards/rewards.controller.js';
import { RewardsRepository } from './rewards/rewards.repository.js';
import { RewardsService } from './rewards/rewards.service.js';
import { VoteSites } from './sites/vote-sites.js';
import { VoteTokens } from './sites/vote-tokens.js';
import { ExpiredVotes } from './votes/expired-votes.js';
import { OpenVoteService } from './votes/open-vote.service.js';
import { OpenedVotesRepository } from './votes/opened-votes.repository.js';
import { VoteDaysRepository } from './votes/vote-days.repository.js';
import { VoteGrants } from './votes/vote-grants.js';
import { VoteListeners } from './votes/vote-listeners.js';
import { VoteStandings } from './votes/vote-standing.js';
import { VoteStatusService } from './votes/vote-status.service.js';
import { VoteTerms } from './votes/vote-terms.js';
import { VotersRepository } from './votes/voters.repository.js';
import { VotesController } from './votes/votes.controller.js';
import { VotesRepository } from './votes/votes.repository.js';
import { VotesService } from './votes/votes.service.js';
import { WaitingController } from './waiting/waiting.controller.js';
import { WaitingService } from './waiting/waiting.service.js';

@Module({
  imports: [HttpModule, JobsModule, LedgerModule],
  controllers: [
    CallbackLogController,
    CallbacksController,
    RemindersController,
    RewardsController,
    VoteEventsController,
    VotesController,
    WaitingController,
  ],
  providers: [
    CallbackLogRepository,
    CallbackLogService,
    CallbackReplayService,
    CallbacksService,
    ExpiredCallbacks,
    NextVote,
    ExpiredVotes,
    OpenVoteService,
    OpenedVotesRepository,
    PushKeys,
    PushSender,
    PushSubscriptionsRepository,
    ReminderDelivery,
    RemindersService,
    RewardsRepository,
    RewardsService,
    ReplayableCallbacks,
    SiteHealthRepository,
    SiteHealthService,
    SiteTestService,
    VoteCallbacksRepository,
    VoteDaysRepository,
    VoteEventsService,
    VoteGrants,
    VoteListeners,
    VoteSites,
    VoteStandings,
    VoteStatusService,
    VoteTerms,
    VoteTokens,
    VotersRepository,
    VotesRepository,
    VotesService,
    WaitingService,
  ],
  exports: [VoteSites],
})
export class VotingModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly callbacks: CallbacksService,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    onRefusedCallbacks(fastify, (refused) => this.callbacks.noteRefused(refused));
  }
}
