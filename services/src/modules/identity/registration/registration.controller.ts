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

  @Call('POST', 'register', { permission: 'public', limit: 'signIn', type: RegistrationDto })
  @ApiOperation({ summary: 'Makes an account of the game' })
  register(
    @StrictBody(RegistrationRequestDto) request: RegistrationRequestDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<RegistrationDto> {
    return this.registrations.register(request, client, language);
  }

  @Call('GET', 'captcha', { permission: 'public', limit: 'signIn', type: CaptchaChallengeDto })
  @ApiOperation({ summary: 'A challenge of ALTCHA, for where the server asks for one' })
  challenge(): Promise<CaptchaChallengeDto> {
    return this.captcha.challenge();
  }
}
