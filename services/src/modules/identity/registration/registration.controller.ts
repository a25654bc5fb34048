import { Header } from '@nestjs/common';
import type { Language } from '@portico/domain';
import {
  Call,
  CurrentClient,
  CurrentLanguage,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Client } from '../../../platform/http/index.js';
import { CaptchaChallengeDto } from '../captcha/captcha.dto.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { RegistrationDto, RegistrationRequestDto } from './registration.dto.js';
import { RegistrationService } from './registration.service.js';

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
