import { ApiBody } from '@nestjs/swagger';
import type { Language } from '@portico/domain';
import {
  Call,
  CurrentActor,
  CurrentClient,
  CurrentLanguage,
  requestParameter,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Actor, Client } from '../../../platform/http/index.js';
import { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import {
  LoginDto,
  LoginRequestDto,
  LogoutRequestDto,
  readLeftEndpoint,
  SecondFactorRequestDto,
} from './login.dto.js';
import { LoginService } from './login.service.js';
import { CodeLoginService, PasskeyLoginService } from './second-factor-login.js';

const LeftEndpoint = () =>
  requestParameter(
    ({ body }) => readLeftEndpoint(body),
    [ApiBody({ type: LogoutRequestDto, required: false })],
  );

@Resource('auth', 'auth')
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Call('POST', 'login', { permission: 'public', limit: 'signIn', type: LoginDto })
  @Summary('Logs in with the name and password of the game')
  login(@StrictBody() request: LoginRequestDto, @CurrentClient() client: Client) {
    return this.logins.login(request, client);
  }

  @Call('POST', 'logout', { permission: 'player', allowBanned: true, limit: 'signIn' })
  @Summary('Ends the session of the token, and price alerts in the browser that is left')
  logout(@CurrentActor() by: Actor, @LeftEndpoint() endpoint: string | undefined) {
    return this.logins.logout(by, endpoint);
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
    @StrictBody() request: SecondFactorRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.codes.login(request, { client, language });
  }

  @Call('POST', 'passkey/options', { permission: 'public', limit: 'signIn', type: PasskeyOptionsDto })
  @Summary('Asks for any passkey, or with a ticket for one of that account')
  askPasskey(@StrictBody() request: AskedPasskeyDto) {
    return this.passkeys.ask(request);
  }

  @Call('POST', 'passkey', { permission: 'public', limit: 'signIn', type: LoginDto })
  @Summary('Logs in by passkey')
  byPasskey(@StrictBody() request: PasskeyAnswerDto, @CurrentClient() client: Client) {
    return this.passkeys.login(request, client);
  }
}
