import {
  Call,
  type Client,
  CurrentClient,
  CurrentLanguage,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Language } from '@portico/domain';
import { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { LoginDto, SecondFactorRequestDto } from './login.dto.js';
import { CodeLoginService } from './code-login.service.js';
import { PasskeyLoginService } from './passkey-login.service.js';

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
