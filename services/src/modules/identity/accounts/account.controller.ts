import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Limit, Permission } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { AccountDto } from './account.dto.js';
import { AccountsService } from './accounts.service.js';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  @Get('user')
  @Permission('player', { allowBanned: true })
  @Limit('read')
  @ApiOkResponse({ type: AccountDto })
  user(@CurrentPrincipal() principal: Principal): Promise<AccountDto> {
    return this.accounts.account(principal.accountId);
  }
}
