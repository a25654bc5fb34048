import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { LedgerModule } from '../ledger/index.js';
import { CallbackLogController, CallbacksController } from './callbacks/callbacks.controller.js';
import { CallbacksService, onRefusedCallbacks } from './callbacks/callbacks.service.js';
import { ExpiredCallbacks } from './callbacks/vote-callbacks.repository.js';
import {
  RemindersController,
  RewardsController,
  VoteEventsController,
  VotesController,
  WaitingController,
} from './voting.controller.js';
import { ReminderDelivery } from './reminders/reminder-delivery.js';
import { VoteSites } from './sites/vote-sites.js';
import { ExpiredVotes } from './votes/opened-votes.repository.js';

@Module({
  imports: [LedgerModule],
  controllers: [
    CallbackLogController,
    CallbacksController,
    RemindersController,
    RewardsController,
    VoteEventsController,
    VotesController,
    WaitingController,
  ],
  providers: [ExpiredCallbacks, ExpiredVotes, ReminderDelivery],
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
