import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Call,
  type Client,
  CurrentClient,
  CurrentLanguage,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Language } from '@portico/domain';
import { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { LoginDto, SecondFactorRequestDto } from './login.dto.js';
import { CodeLoginService } from './code-login.service.js';
import { PasskeyLoginService } from './passkey-login.service.js';

@ApiTags('auth')
@Controller('auth/login')
export class SecondFactorController {
  constructor(
    private readonly codes: CodeLoginService,
    private readonly passkeys: PasskeyLoginService,
  ) {}

  @Call('POST', 'second-factor', { permission: 'public', limit: 'signIn', type: LoginDto })
  @ApiOperation({ summary: 'The second step of a login: a code of the app, or a recovery code' })
  byCode(
    @StrictBody(SecondFactorRequestDto) request: SecondFactorRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<LoginDto> {
    return this.codes.login(request, { client, language });
  }

  @Call('POST', 'passkey/options', { permission: 'public', limit: 'signIn', type: PasskeyOptionsDto })
  @ApiOperation({ summary: 'Asks for any passkey, or with a ticket for one of that account' })
  askPasskey(@StrictBody(AskedPasskeyDto) request: AskedPasskeyDto): Promise<PasskeyOptionsDto> {
    return this.passkeys.ask(request);
  }

  @Call('POST', 'passkey', { permission: 'public', limit: 'signIn', type: LoginDto })
  @ApiOperation({ summary: 'Logs in by passkey' })
  byPasskey(
    @StrictBody(PasskeyAnswerDto) request: PasskeyAnswerDto,
    @CurrentClient() client: Client,
  ): Promise<LoginDto> {
    return this.passkeys.login(request, client);
  }
}
