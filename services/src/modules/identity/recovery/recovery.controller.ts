import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Language } from '@portico/domain';
import {
  CurrentClient,
  CurrentLanguage,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { ConfirmationService } from './confirmation.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { MailTokenDto, NewPasswordDto, RecoveryDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

@ApiTags('auth')
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly resets: PasswordResetService,
    private readonly confirmation: ConfirmationService,
  ) {}

  @Post('recovery')
  @HttpCode(204)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({
    summary: 'Mails links for a new password, if an account has the address; the answer is the same',
  })
  @ApiNoContentResponse({ description: 'Taken' })
  ask(
    @StrictBody(RecoveryDto) body: RecoveryDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.recovery.ask(body, client, language);
  }

  @Post('recovery/password')
  @HttpCode(204)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Sets a new password by the token of a mail, and ends all sessions' })
  @ApiNoContentResponse({ description: 'Changed' })
  reset(
    @StrictBody(NewPasswordDto) body: NewPasswordDto,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.resets.reset(body, client, language);
  }

  @Post('email/verification')
  @HttpCode(204)
  @Permission('player')
  @Limit('signIn')
  @ApiOperation({ summary: "Mails a link that confirms the account's address" })
  @ApiNoContentResponse({ description: 'Sent, or confirmed already' })
  askConfirmation(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentClient() client: Client,
    @CurrentLanguage() language: Language,
  ): Promise<void> {
    return this.confirmation.ask(accountId, client, language);
  }

  @Post('email/confirm')
  @HttpCode(204)
  @Permission('public')
  @Limit('signIn')
  @ApiOperation({ summary: 'Confirms an address by the token of a mail' })
  @ApiNoContentResponse({ description: 'Confirmed' })
  confirm(@StrictBody(MailTokenDto) { token }: MailTokenDto, @CurrentClient() client: Client): Promise<void> {
    return this.confirmation.confirm(token, client);
  }
}
