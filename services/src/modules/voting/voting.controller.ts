import { Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  type Actor,
  Call,
  type Client,
  CurrentActor,
  CurrentClient,
  CurrentPrincipal,
  Limit,
  OptionalPrincipal,
  Permission,
  type Principal,
  PublicRead,
  RequiredName,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import { AddBrowserRequestDto, PushBrowsersDto, RemoveBrowserRequestDto } from '../push/index.js';
import { VoteEventsService } from './events/vote-event-hub.js';
import {
  OpenedVoteDto,
  OpenVoteRequestDto,
  RewardsDto,
  VerifiedVoteDto,
  VerifyVoteRequestDto,
  VoteCheckDto,
  VoteSitesDto,
  VoteStatusDto,
  WaitingDto,
} from './voting.dto.js';
import { RemindersService } from './reminders/reminders.service.js';
import { RewardsService, WaitingService } from './reward-calendar/rewards.service.js';
import { OpenVoteService } from './votes/open-vote.service.js';
import { VoteStatusService } from './votes/vote-status.service.js';

const MAX_NAME = 64;

@Resource('voting', 'voting')
export class VotesController {
  constructor(
    private readonly opening: OpenVoteService,
    private readonly statuses: VoteStatusService,
  ) {}

  @PublicRead('sites', { limit: 'read', cacheSeconds: 60, type: VoteSitesDto })
  @Summary('Vote sites and their rewards')
  sites() {
    return this.statuses.sites();
  }

  @Call('POST', 'open', { permission: 'public', readsSession: true, limit: 'vote', type: OpenedVoteDto })
  @Summary('Begins a vote of the account, or of the username: where to go with which token')
  open(
    @OptionalPrincipal() principal: Principal | undefined,
    @StrictBody() request: OpenVoteRequestDto,
    @CurrentClient() client: Client,
  ) {
    return this.opening.open(principal, request, client);
  }

  @Call('GET', 'status', { permission: 'player', limit: 'read', type: VoteStatusDto })
  @Summary('Votes of the account today, their caps, and every site')
  status(@CurrentPrincipal() principal: Principal) {
    return this.statuses.status(principal);
  }

  @Call('POST', 'verify', { permission: 'player', limit: 'read', type: VerifiedVoteDto })
  @Summary('State of the last vote. Delivers its reward if possible')
  verify(@CurrentPrincipal() principal: Principal, @StrictBody() request: VerifyVoteRequestDto) {
    return this.statuses.verify(principal, request);
  }

  @Call('GET', 'check-status', { permission: 'public', limit: 'vote', type: VoteCheckDto })
  @Summary('Votes of a name today; a name that no one has is answered like one that has not voted')
  check(@RequiredName('username', MAX_NAME) username: string) {
    return this.statuses.check(username);
  }
}

@Resource('voting', 'voting/rewards')
export class RewardsController {
  constructor(private readonly rewards: RewardsService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: RewardsDto })
  @Summary('Daily, weekly and milestone rewards of the account, and the calendar of its votes')
  own(@CurrentPrincipal() principal: Principal) {
    return this.rewards.own(principal);
  }
}

@Resource('voting', 'voting/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: WaitingDto })
  @Summary('A vote or a login reward that waits for the account today')
  own(@CurrentPrincipal() principal: Principal) {
    return this.waiting.own(principal);
  }
}

@Resource('voting', 'voting/reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: PushBrowsersDto })
  @Summary('Browsers that are told when the next vote is due, and the key to add one')
  own(@CurrentPrincipal() principal: Principal) {
    return this.reminders.own(principal);
  }

  @Call('POST', '', { permission: 'player', limit: 'spend', type: PushBrowsersDto })
  @Summary('Adds a browser; one that is there already is kept once')
  add(@CurrentActor() by: Actor, @StrictBody() request: AddBrowserRequestDto) {
    return this.reminders.add(by, request);
  }

  @Call('POST', 'remove', { permission: 'player', limit: 'spend', type: PushBrowsersDto })
  @Summary('Takes a browser of the account out again')
  remove(@CurrentActor() by: Actor, @StrictBody() request: RemoveBrowserRequestDto) {
    return this.reminders.remove(by, request);
  }
}

@Resource('voting', 'voting/events')
export class VoteEventsController {
  constructor(private readonly events: VoteEventsService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Server-sent events, for `fetch`' })
  @Summary(
    'Events `vote`, each an OwnVote, as the open votes of the account change; ends when none is open, or after three minutes',
  )
  stream(@CurrentPrincipal() principal: Principal, @Res() reply: FastifyReply): Promise<void> {
    return this.events.stream(principal, reply);
  }
}
