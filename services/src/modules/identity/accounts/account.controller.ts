import { Call, CurrentPrincipal, type Principal, Resource } from '../../../platform/http/index.js';
import { AccountDto } from './account.dto.js';
import { AccountsService } from './accounts.service.js';

@Resource('auth', 'auth')
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  @Call('GET', 'user', { permission: 'player', allowBanned: true, limit: 'read', type: AccountDto })
  user(@CurrentPrincipal() principal: Principal) {
    return this.accounts.account(principal.accountId);
  }
}
