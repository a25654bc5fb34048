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
import { MailTokenDto, NewPasswordDto, RecoveryDto } from './recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

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
