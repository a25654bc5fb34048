import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
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
  SearchTerm,
  StrictBody,
} from '../../../platform/http/index.js';
import { AccountActsService } from './account-acts.service.js';
import { AccountHistoryService } from './account-history.service.js';
import {
  ACCOUNT_SEARCHES,
  AccountActedDto,
  AccountActRequestDto,
  AccountHistoryDto,
  AdminAccountDto,
  BanRequestDto,
  FoundAccountsDto,
  NoteRequestDto,
} from './accounts.dto.js';
import type { AccountSearch } from './accounts.dto.js';
import { AdminAccountsService } from './accounts.service.js';

const MAX_SEARCH = 64;

@ApiTags('admin')
@Controller('admin/accounts')
export class AdminAccountsController {
  constructor(
    private readonly accounts: AdminAccountsService,
    private readonly acts: AccountActsService,
    private readonly histories: AccountHistoryService,
  ) {}

  @Call('GET', '', { permission: 'admin', limit: 'search', type: FoundAccountsDto })
  @ApiOperation({ summary: 'Accounts by name, character, mail address or network' })
  search(
    @SearchTerm({ max: MAX_SEARCH }) search: string,
    @ChoiceQuery('by', ACCOUNT_SEARCHES, 'name') by: AccountSearch,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ): Promise<FoundAccountsDto> {
    return this.accounts.search({ search, by, page, limit });
  }

  @Call('GET', ':id', { permission: 'admin', limit: 'read', type: AdminAccountDto })
  @ApiOperation({ summary: 'An account: balances, characters, sessions, ban' })
  account(@IdParam() id: number, @CurrentPrincipal() principal: Principal): Promise<AdminAccountDto> {
    return this.accounts.account(id, principal);
  }

  @Call('GET', ':id/history', { permission: 'admin', limit: 'read', type: AccountHistoryDto })
  @ApiOperation({ summary: 'Notes of the staff about an account, and their actions on it' })
  history(@IdParam() id: number, @CurrentPrincipal() principal: Principal): Promise<AccountHistoryDto> {
    return this.histories.history(id, principal);
  }

  @Call('POST', ':id/notes', { permission: 'admin', limit: 'spend', type: AccountHistoryDto })
  @ApiOperation({ summary: 'Writes a note or a warning about an account, for the staff' })
  addNote(
    @IdParam() id: number,
    @StrictBody(NoteRequestDto) request: NoteRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<AccountHistoryDto> {
    return this.histories.addNote(id, request, actor);
  }

  @Call('POST', ':id/ban', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @ApiOperation({ summary: 'Bans an account as the game stores it, and ends its game where that can be' })
  ban(
    @IdParam() id: number,
    @StrictBody(BanRequestDto) request: BanRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<AccountActedDto> {
    return this.acts.ban(id, request, actor);
  }

  @Call('POST', ':id/unban', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @ApiOperation({ summary: 'Takes a ban back' })
  unban(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<AccountActedDto> {
    return this.acts.unban(id, request, actor);
  }

  @Call('POST', ':id/sign-out', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @ApiOperation({ summary: 'Ends all sessions of an account on the site, and its game where that can be' })
  signOut(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<AccountActedDto> {
    return this.acts.signOut(id, request, actor);
  }

  @Call('POST', ':id/reset-second-factor', { permission: 'admin', limit: 'spend', type: AccountActedDto })
  @ApiOperation({
    summary: 'Removes app codes, passkeys and recovery codes of an account that has lost them',
  })
  resetSecondFactor(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentActor() actor: Actor,
  ): Promise<AccountActedDto> {
    return this.acts.resetSecondFactor(id, request, actor);
  }
}
