import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { HttpModule } from '../../platform/http/index.js';
import { JobsModule } from '../../platform/jobs/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PushModule } from '../push/index.js';
import { CallbackLogService } from './callbacks/callback-log.service.js';
import { CallbackReplayService, ReplayableCallbacks } from './callbacks/callback-replay.service.js';
import { CallbackLogController, CallbacksController } from './callbacks/callbacks.controller.js';
import { CallbacksService, onRefusedCallbacks } from './callbacks/callbacks.service.js';
import { SiteHealthService } from './callbacks/site-health.service.js';
import { SiteTestService } from './callbacks/site-test.service.js';
import { ExpiredCallbacks } from './callbacks/expired-callbacks.js';
import { VoteCallbacksRepository } from './callbacks/vote-callbacks.repository.js';
import { VoteEventsService } from './events/vote-event-hub.js';
import { ReminderDelivery } from './reminders/reminder-delivery.js';
import { NextVote, RemindersService } from './reminders/reminders.service.js';
import { RewardsRepository } from './reward-calendar/rewards.repository.js';
import { RewardsService, WaitingService } from './reward-calendar/rewards.service.js';
import { VoteSites } from './sites/vote-sites.js';
import { VoteTokens } from './sites/vote-tokens.js';
import { OpenVoteService } from './votes/open-vote.service.js';
import { ExpiredVotes } from './votes/expired-votes.js';
import { OpenedVotesRepository } from './votes/opened-votes.repository.js';
import { VoteTerms } from './votes/vote-rules.js';
import { VoteStandings } from './votes/vote-standing.js';
import { VoteStatusService } from './votes/vote-status.service.js';
import { VotersRepository } from './votes/voters.repository.js';
import { VotesRepository } from './votes/votes.repository.js';
import { VotesService } from './votes/votes.service.js';
import {
  RemindersController,
  RewardsController,
  VoteEventsController,
  VotesController,
  WaitingController,
} from './voting.controller.js';

@Module({
  imports: [HttpModule, JobsModule, LedgerModule, PushModule],
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
    CallbackLogService,
    CallbackReplayService,
    CallbacksService,
    ExpiredCallbacks,
    NextVote,
    ExpiredVotes,
    OpenVoteService,
    OpenedVotesRepository,
    ReminderDelivery,
    RemindersService,
    RewardsRepository,
    RewardsService,
    ReplayableCallbacks,
    SiteHealthService,
    SiteTestService,
    VoteCallbacksRepository,
    VoteEventsService,
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
    private readonly host: HttpAdapterHost,
    private readonly callbacks: CallbacksService,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    onRefusedCallbacks(fastify, (refused) => this.callbacks.noteRefused(refused));
  }
}
