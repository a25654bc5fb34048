import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentLanguage,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Language } from '@portico/domain';
import type { Client } from '../../../platform/http/index.js';
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

  @Post('second-factor')
  @HttpCode(200)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'The second step of a login: a code of the app, or a recovery code' })
  @ApiOkResponse({ type: LoginDto })
  byCode(
    @StrictBody(SecondFactorRequestDto) request: SecondFactorRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<LoginDto> {
    return this.codes.login(request, { client, language });
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Asks for any passkey, or with a ticket for one of that account' })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  askPasskey(@StrictBody(AskedPasskeyDto) request: AskedPasskeyDto): Promise<PasskeyOptionsDto> {
    return this.passkeys.ask(request);
  }

  @Post('passkey')
  @HttpCode(200)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Logs in by passkey' })
  @ApiOkResponse({ type: LoginDto })
  byPasskey(
    @StrictBody(PasskeyAnswerDto) request: PasskeyAnswerDto,
    @CurrentClient() client: Client,
  ): Promise<LoginDto> {
    return this.passkeys.login(request, client);
  }
}
