import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  OptionalPrincipal,
  Permission,
  PublicRead,
  RequiredName,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { OpenVoteService } from './open-vote.service.js';
import { VoteStatusService } from './vote-status.service.js';
import {
  OpenedVoteDto,
  OpenVoteRequestDto,
  VerifiedVoteDto,
  VerifyVoteRequestDto,
  VoteCheckDto,
  VoteSitesDto,
  VoteStatusDto,
} from './votes.dto.js';

const MAX_NAME = 64;

@ApiTags('voting')
@Controller('voting')
export class VotesController {
  constructor(
    private readonly opening: OpenVoteService,
    private readonly statuses: VoteStatusService,
  ) {}

  @PublicRead('sites', {
    summary: 'Where one votes for the server, and what a vote earns',
    type: VoteSitesDto,
    limit: 'read',
    cacheSeconds: 60,
  })
  sites(): VoteSitesDto {
    return this.statuses.sites();
  }

  @Post('open')
  @HttpCode(200)
  @Permission('public', { readsSession: true })
  @Limit('vote')
  @ApiOperation({ summary: 'Begins a vote of the account, or of the username: where to go with which token' })
  @ApiOkResponse({ type: OpenedVoteDto })
  open(
    @OptionalPrincipal() principal: Principal | undefined,
    @StrictBody(OpenVoteRequestDto) request: OpenVoteRequestDto,
    @CurrentClient() client: Client,
  ): Promise<OpenedVoteDto> {
    return this.opening.open(principal, request, client);
  }

  @Get('status')
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'Votes of the account today, their caps, and every site' })
  @ApiOkResponse({ type: VoteStatusDto })
  status(@CurrentPrincipal() principal: Principal): Promise<VoteStatusDto> {
    return this.statuses.status(principal);
  }

  @Post('verify')
  @HttpCode(200)
  @Permission('player')
  @Limit('read')
  @ApiOperation({
    summary: 'Whether the last vote has been confirmed; delivers what it earned where that can be',
  })
  @ApiOkResponse({ type: VerifiedVoteDto })
  verify(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(VerifyVoteRequestDto) request: VerifyVoteRequestDto,
  ): Promise<VerifiedVoteDto> {
    return this.statuses.verify(principal, request);
  }

  @Get('check-status')
  @Permission('public')
  @Limit('vote')
  @ApiOperation({
    summary: 'Votes of a name today; a name that no one has is answered like one that has not voted',
  })
  @ApiOkResponse({ type: VoteCheckDto })
  check(@RequiredName('username', MAX_NAME) username: string): Promise<VoteCheckDto> {
    return this.statuses.check(username);
  }
}
