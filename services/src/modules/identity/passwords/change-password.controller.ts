import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import { ChangePasswordDto, PasswordChangedDto } from './change-password.dto.js';
import { ChangePasswordService } from './change-password.service.js';

@Resource('auth', 'auth')
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePasswordService) {}

  @Call('POST', 'change-password', { permission: 'player', limit: 'signIn', type: PasswordChangedDto })
  @Summary('Changes the password of the game too; ends every other session')
  change(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ChangePasswordDto) request: ChangePasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passwords.change(principal, request, client);
  }
}
