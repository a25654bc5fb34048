import { ApiBody } from '@nestjs/swagger';
import type { Language } from '@portico/domain';
import { Header } from '@nestjs/common';
import {
  Call,
  CurrentActor,
  CurrentClient,
  CurrentLanguage,
  requestParameter,
  Resource,
  StrictBody,
  Summary,
  type Actor,
  type Client,
  CurrentPrincipal,
  type Principal,
} from '../../platform/http/index.js';
import { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from './passkeys/passkeys.dto.js';
import {
  LoginDto,
  LoginRequestDto,
  LogoutRequestDto,
  readLeftEndpoint,
  SecondFactorRequestDto,
} from './login/login.dto.js';
import { LoginService } from './login/login.service.js';
import { CodeLoginService, PasskeyLoginService } from './login/second-factor-login.js';
import { CaptchaChallengeDto } from './captcha/captcha.dto.js';
import { CaptchaService } from './captcha/captcha.service.js';
import {
  RegistrationDto,
  RegistrationRequestDto,
  RegistrationService,
} from './registration/registration.service.js';
import { MailTokenDto, NewPasswordDto, RecoveryDto, RecoveryService } from './recovery/recovery.service.js';

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

@Resource('auth', 'auth')
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly captcha: CaptchaService,
  ) {}

  @Call('POST', 'register', { permission: 'public', limit: 'signIn', type: RegistrationDto })
  @Summary('Makes an account of the game')
  register(
    @StrictBody() request: RegistrationRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.registrations.register(request, client, language);
  }

  @Call('GET', 'captcha', { permission: 'public', limit: 'signIn', type: CaptchaChallengeDto })
  @Summary('A challenge of ALTCHA, for where the server asks for one')
  @Header('cache-control', 'private, no-store')
  challenge() {
    return this.captcha.challenge();
  }
}

@Resource('auth', 'auth')
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  @Call('POST', 'recovery', { permission: 'public', limit: 'signIn', description: 'Taken' })
  @Summary('Mails links for a new password, if an account has the address; the answer is the same')
  ask(
    @StrictBody() body: RecoveryDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.recovery.ask(body, client, language);
  }

  @Call('POST', 'recovery/password', { permission: 'public', limit: 'signIn', description: 'Changed' })
  @Summary('Sets a new password by the token of a mail, and ends all sessions')
  reset(
    @StrictBody() body: NewPasswordDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.recovery.reset(body, client, language);
  }

  @Call('POST', 'email/verification', {
    permission: 'player',
    limit: 'signIn',
    description: 'Sent, or confirmed already',
  })
  @Summary("Mails a link that confirms the account's address")
  askConfirmation(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ) {
    return this.recovery.askToConfirm(accountId, client, language);
  }

  @Call('POST', 'email/confirm', { permission: 'public', limit: 'signIn', description: 'Confirmed' })
  @Summary('Confirms an address by the token of a mail')
  confirm(@StrictBody() { token }: MailTokenDto, @CurrentClient() client: Client) {
    return this.recovery.confirmAddress(token, client);
  }
}
