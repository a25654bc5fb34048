import type { Language } from '@portico/domain';
import {
  Call,
  CurrentClient,
  CurrentLanguage,
  CurrentPrincipal,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { CodeLoginService } from './code-login.service.js';
import { LoginDto, LoginRequestDto, SecondFactorRequestDto } from './login.dto.js';
import { LoginService } from './login.service.js';
import { LogoutService } from './logout.service.js';
import { PasskeyLoginService } from './passkey-login.service.js';

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

@Resource('auth', 'auth/login')
export class SecondFactorController {
  constructor(
    private readonly codes: CodeLoginService,
    private readonly passkeys: PasskeyLoginService,
  ) {}

  @Call('POST', 'second-factor', { permission: 'public', limit: 'signIn', type: LoginDto })
  @Summary('The second step of a login: a code of the app, or a recovery code')
  byCode(
    @StrictBody(SecondFactorRequestDto) request: SecondFactorRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.codes.login(request, { client, language });
  }

  @Call('POST', 'passkey/options', { permission: 'public', limit: 'signIn', type: PasskeyOptionsDto })
  @Summary('Asks for any passkey, or with a ticket for one of that account')
  askPasskey(@StrictBody(AskedPasskeyDto) request: AskedPasskeyDto) {
    return this.passkeys.ask(request);
  }

  @Call('POST', 'passkey', { permission: 'public', limit: 'signIn', type: LoginDto })
  @Summary('Logs in by passkey')
  byPasskey(@StrictBody(PasskeyAnswerDto) request: PasskeyAnswerDto, @CurrentClient() client: Client) {
    return this.passkeys.login(request, client);
  }
}
