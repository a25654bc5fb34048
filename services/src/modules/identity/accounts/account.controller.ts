import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, type Principal } from '../../../platform/http/index.js';
import { AccountDto } from './account.dto.js';
import { AccountsService } from './accounts.service.js';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  @Call('GET', 'user', { permission: 'player', allowBanned: true, limit: 'read', type: AccountDto })
  user(@CurrentPrincipal() principal: Principal): Promise<AccountDto> {
    return this.accounts.account(principal.accountId);
  }
}
