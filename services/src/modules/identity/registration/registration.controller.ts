import { Controller, Get, HttpCode, Post } from '@nestjs/common';
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
import { CaptchaChallengeDto } from '../captcha/captcha.dto.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { RegistrationDto, RegistrationRequestDto } from './registration.dto.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('auth')
@Controller('auth')
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly captcha: CaptchaService,
  ) {}

  @Post('register')
  @HttpCode(200)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Makes an account of the game' })
  @ApiOkResponse({ type: RegistrationDto })
  register(
    @StrictBody(RegistrationRequestDto) request: RegistrationRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<RegistrationDto> {
    return this.registrations.register(request, client, language);
  }

  @Get('captcha')
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'A challenge of ALTCHA, for where the server asks for one' })
  @ApiOkResponse({ type: CaptchaChallengeDto })
  challenge(): Promise<CaptchaChallengeDto> {
    return this.captcha.challenge();
  }
}
