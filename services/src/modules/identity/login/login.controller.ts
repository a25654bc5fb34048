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
import { LoginDto, LoginRequestDto } from './login.dto.js';
import { LoginService } from './login.service.js';
import { LogoutService } from './logout.service.js';

@Resource('auth', 'auth')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly logouts: LogoutService,
  ) {}

  @Call('POST', 'login', { permission: 'public', limit: 'signIn', type: LoginDto })
  @Summary('Logs in with the name and password of the game')
  login(@StrictBody(LoginRequestDto) request: LoginRequestDto, @CurrentClient() client: Client) {
    return this.logins.login(request, client);
  }

  @Call('POST', 'logout', { permission: 'player', allowBanned: true, limit: 'signIn' })
  @Summary('Ends the session of the token')
  logout(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client) {
    return this.logouts.logout(principal, client);
  }
}
