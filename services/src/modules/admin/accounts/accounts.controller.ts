import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  SearchTerm,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AccountActsService } from './account-acts.service.js';
import {
  ACCOUNT_SEARCHES,
  AccountActedDto,
  AccountActRequestDto,
  AdminAccountDto,
  BanRequestDto,
  FoundAccountsDto,
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
  ) {}

  @Get()
  @Permission('admin')
  @Limit('search')
  @ApiOperation({ summary: 'Accounts by name, character, mail address or network' })
  @ApiOkResponse({ type: FoundAccountsDto })
  search(
    @SearchTerm({ max: MAX_SEARCH }) search: string,
    @ChoiceQuery('by', ACCOUNT_SEARCHES, 'name') by: AccountSearch,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ): Promise<FoundAccountsDto> {
    return this.accounts.search({ search, by, page, limit });
  }

  @Get(':id')
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'An account: balances, characters, sessions, ban' })
  @ApiOkResponse({ type: AdminAccountDto })
  account(@IdParam() id: number, @CurrentPrincipal() principal: Principal): Promise<AdminAccountDto> {
    return this.accounts.account(id, principal);
  }

  @Post(':id/ban')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Bans an account as the game stores it, and ends its game where that can be' })
  @ApiOkResponse({ type: AccountActedDto })
  ban(
    @IdParam() id: number,
    @StrictBody(BanRequestDto) request: BanRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<AccountActedDto> {
    return this.acts.ban(id, request, { principal, client });
  }

  @Post(':id/unban')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Takes a ban back' })
  @ApiOkResponse({ type: AccountActedDto })
  unban(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<AccountActedDto> {
    return this.acts.unban(id, request, { principal, client });
  }

  @Post(':id/sign-out')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Ends all sessions of an account on the site, and its game where that can be' })
  @ApiOkResponse({ type: AccountActedDto })
  signOut(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<AccountActedDto> {
    return this.acts.signOut(id, request, { principal, client });
  }

  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({
    summary: 'Removes app codes, passkeys and recovery codes of an account that has lost them',
  })
  @ApiOkResponse({ type: AccountActedDto })
  resetSecondFactor(
    @IdParam() id: number,
    @StrictBody(AccountActRequestDto) request: AccountActRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<AccountActedDto> {
    return this.acts.resetSecondFactor(id, request, { principal, client });
  }
}
