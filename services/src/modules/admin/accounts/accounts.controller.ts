import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  CurrentPrincipal,
  IdParam,
  PageLimit,
  PageNumber,
  type Principal,
  Resource,
  SearchTerm,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import { AccountActsService } from './account-acts.service.js';
import { AccountHistoryService } from './account-history.service.js';
import {
  ACCOUNT_SEARCHES,
  AccountActedDto,
  AccountActRequestDto,
  AccountHistoryDto,
  type AccountSearch,
  AdminAccountDto,
  BanRequestDto,
  FoundAccountsDto,
  NoteRequestDto,
} from './accounts.dto.js';
import { AdminAccountsService } from './accounts.service.js';

const MAX_SEARCH = 64;

@Resource('admin', 'admin/accounts')
export class AdminAccountsController {
  constructor(
    private readonly accounts: AdminAccountsService,
    private readonly acts: AccountActsService,
    private readonly histories: AccountHistoryService,
  ) {}

  @Call('GET', '', { permission: 'admin', limit: 'search', type: FoundAccountsDto })
  @Summary('Accounts by name, character, mail address or network')
  search(
    @SearchTerm({ max: MAX_SEARCH }) search: string,
    @ChoiceQuery('by', ACCOUNT_SEARCHES, 'name') by: AccountSearch,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ) {
    return this.accounts.search(search, by, page, limit);
  }

  @Call('GET', ':id', { permission: 'admin', limit: 'read', type: AdminAccountDto })
  @Summary('An account: balances, characters, sessions, ban')
  account(@IdParam() id: number, @CurrentPrincipal() principal: Principal) {
    return this.accounts.account(id, principal);
  }

  @Call('GET', ':id/history', { permission: 'admin', limit: 'read', type: AccountHistoryDto })
  @Summary('Notes of the staff about an account, and their actions on it')
  history(@IdParam() id: number, @CurrentPrincipal() principal: Principal) {
    return this.histories.history(id, principal);
  }

  @Call('POST', ':id/notes', { permission: 'admin', limit: 'spend', type: AccountHistoryDto })
  @Summary('Writes a note or a warning about an account, for the staff')
  addNote(@IdParam() id: number, @StrictBody() request: NoteRequestDto, @CurrentActor() actor: Actor) {
    return this.histories.addNote(id, request, actor);
  }

  @Call('POST', ':id/ban', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @Summary('Bans an account as the game stores it, and ends its game where that can be')
  ban(@IdParam() id: number, @StrictBody() request: BanRequestDto, @CurrentActor() actor: Actor) {
    return this.acts.ban(id, request, actor);
  }

  @Call('POST', ':id/unban', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @Summary('Lifts a ban')
  unban(@IdParam() id: number, @StrictBody() request: AccountActRequestDto, @CurrentActor() actor: Actor) {
    return this.acts.unban(id, request, actor);
  }

  @Call('POST', ':id/sign-out', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @Summary('Ends all sessions of an account on the site, and its game where that can be')
  signOut(@IdParam() id: number, @StrictBody() request: AccountActRequestDto, @CurrentActor() actor: Actor) {
    return this.acts.signOut(id, request, actor);
  }

  @Call('POST', ':id/reset-second-factor', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @Summary('Removes app codes, passkeys and recovery codes of an account that has lost them')
  resetSecondFactor(
    @IdParam() id: number,
    @StrictBody() request: AccountActRequestDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.acts.resetSecondFactor(id, request, actor);
  }
}
