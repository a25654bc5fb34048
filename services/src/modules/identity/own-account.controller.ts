import { Param } from '@nestjs/common';
import {
  Call,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import type { Client, Principal } from '../../platform/http/index.js';
import { AccountsService } from './accounts/accounts.service.js';
import { FactorsService, OwnPasskeysService } from './factors/factors.service.js';
import {
  AccountDto,
  ChangePasswordDto,
  ConfirmingPasswordDto,
  FactorsDto,
  PasswordChangedDto,
  RecoveryCodesDto,
  SessionsDto,
  SignInsDto,
  TotpCodeDto,
  TotpSecretDto,
} from './own-account.dto.js';
import { NewPasskeyDto, PasskeyDto, PasskeyOptionsDto } from './passkeys/passkeys.dto.js';
import { ChangePasswordService } from './passwords/change-password.service.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';

@Resource('auth', 'auth')
export class AccountController {
  constructor(private readonly accounts: AccountsService) {}

  @Call('GET', 'user', { permission: 'player', allowBanned: true, limit: 'read', type: AccountDto })
  user(@CurrentPrincipal() principal: Principal) {
    return this.accounts.account(principal.accountId);
  }
}

@Resource('auth', 'auth')
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePasswordService) {}

  @Call('POST', 'change-password', { permission: 'player', limit: 'signIn', type: PasswordChangedDto })
  @Summary('Changes the password of the game too; ends every other session')
  change(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: ChangePasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passwords.change(principal, request, client);
  }
}

const OWN = { permission: 'player', limit: 'signIn' } as const;

@Resource('auth', 'auth/factors')
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: FactorsDto })
  list(@CurrentPrincipal() principal: Principal) {
    return this.factors.list(principal);
  }

  @Call('POST', 'totp/begin', { ...OWN, type: TotpSecretDto })
  @Summary('A secret for an app; it counts once a code of it was given')
  beginTotp(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.beginTotp(principal, password, client);
  }

  @Call('POST', 'totp', { ...OWN, type: RecoveryCodesDto })
  @Summary('Turns codes of an app on by the first of them')
  confirmTotp(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { code }: TotpCodeDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.confirmTotp(principal, code, client);
  }

  @Call('POST', 'totp/off', { ...OWN, description: 'Logging in asks for no code any more' })
  turnTotpOff(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.turnTotpOff(principal, password, client);
  }

  @Call('POST', 'recovery-codes', { ...OWN, type: RecoveryCodesDto })
  @Summary('New recovery codes; the old ones are good no more')
  renewCodes(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.renewCodes(principal, password, client);
  }
}

@Resource('auth', 'auth/factors/passkeys')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @Call('POST', 'options', { ...OWN, type: PasskeyOptionsDto })
  ask(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.ask(principal, password, client);
  }

  @Call('POST', '', { ...OWN, type: PasskeyDto })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: NewPasskeyDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.add(principal, request, client);
  }

  @Call('POST', ':id/remove', { ...OWN, description: 'The passkey opens nothing any more' })
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam() id: number,
    @StrictBody() { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.remove(principal, id, password, client);
  }
}

@Resource('auth', 'auth')
export class SessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Call('GET', 'sessions', { permission: 'player', limit: 'read', type: SessionsDto })
  list(@CurrentPrincipal() principal: Principal) {
    return this.sessions.list(principal);
  }

  @Call('DELETE', 'sessions/:id', { ...OWN, description: 'The session has ended' })
  revoke(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client, @Param('id') id: string) {
    return this.sessions.revoke(principal, client, id);
  }

  @Call('DELETE', 'sessions', { ...OWN, description: 'All sessions but this one have ended' })
  revokeOthers(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client) {
    return this.sessions.revokeOthers(principal, client);
  }

  @Call('GET', 'sign-ins', { permission: 'player', limit: 'read', type: SignInsDto })
  signIns(@CurrentPrincipal() principal: Principal) {
    return this.sessions.signIns(principal);
  }
}
