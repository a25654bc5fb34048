import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  Limit,
  OptionalPrincipal,
  Permission,
  type Principal,
  PublicRead,
  RequiredName,
  StrictBody,
} from '../../../platform/http/index.js';
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

  @PublicRead('sites', { limit: 'read', cacheSeconds: 60, type: VoteSitesDto })
  @ApiOperation({ summary: 'Where one votes for the server, and what a vote earns' })
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

  @Call('GET', 'status', { permission: 'player', limit: 'read', type: VoteStatusDto })
  @ApiOperation({ summary: 'Votes of the account today, their caps, and every site' })
  status(@CurrentPrincipal() principal: Principal): Promise<VoteStatusDto> {
    return this.statuses.status(principal);
  }

  @Call('POST', 'verify', { permission: 'player', limit: 'read', type: VerifiedVoteDto })
  @ApiOperation({
    summary: 'Whether the last vote has been confirmed; delivers what it earned where that can be',
  })
  verify(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(VerifyVoteRequestDto) request: VerifyVoteRequestDto,
  ): Promise<VerifiedVoteDto> {
    return this.statuses.verify(principal, request);
  }

  @Call('GET', 'check-status', { permission: 'public', limit: 'vote', type: VoteCheckDto })
  @ApiOperation({
    summary: 'Votes of a name today; a name that no one has is answered like one that has not voted',
  })
  check(@RequiredName('username', MAX_NAME) username: string): Promise<VoteCheckDto> {
    return this.statuses.check(username);
  }
}
