import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  OptionalPrincipal,
  type Principal,
  PublicRead,
  RequiredName,
  Resource,
  StrictBody,
  Summary,
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
    @StrictBody(OpenVoteRequestDto) request: OpenVoteRequestDto,
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
  verify(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(VerifyVoteRequestDto) request: VerifyVoteRequestDto,
  ) {
    return this.statuses.verify(principal, request);
  }

  @Call('GET', 'check-status', { permission: 'public', limit: 'vote', type: VoteCheckDto })
  @Summary('Votes of a name today; a name that no one has is answered like one that has not voted')
  check(@RequiredName('username', MAX_NAME) username: string) {
    return this.statuses.check(username);
  }
}
