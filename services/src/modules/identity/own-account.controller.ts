import { Param } from '@nestjs/common';
import {
  type Actor,
  Call,
  CurrentActor,
  CurrentPrincipal,
  IdParam,
  type Principal,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import { AccountsService } from './accounts/accounts.service.js';
import { FactorsService } from './factors/factors.service.js';
import { OwnPasskeysService } from './factors/own-passkeys.service.js';
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
  change(@CurrentActor() by: Actor, @StrictBody() request: ChangePasswordDto) {
    return this.passwords.change(by, request);
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
  beginTotp(@CurrentActor() by: Actor, @StrictBody() { password }: ConfirmingPasswordDto) {
    return this.factors.beginTotp(by, password);
  }

  @Call('POST', 'totp', { ...OWN, type: RecoveryCodesDto })
  @Summary('Turns codes of an app on by the first of them')
  confirmTotp(@CurrentActor() by: Actor, @StrictBody() { code }: TotpCodeDto) {
    return this.factors.confirmTotp(by, code);
  }

  @Call('POST', 'totp/off', { ...OWN, description: 'Logging in asks for no code any more' })
  turnTotpOff(@CurrentActor() by: Actor, @StrictBody() { password }: ConfirmingPasswordDto) {
    return this.factors.turnTotpOff(by, password);
  }

  @Call('POST', 'recovery-codes', { ...OWN, type: RecoveryCodesDto })
  @Summary('New recovery codes; the old ones are good no more')
  renewCodes(@CurrentActor() by: Actor, @StrictBody() { password }: ConfirmingPasswordDto) {
    return this.factors.renewCodes(by, password);
  }
}

@Resource('auth', 'auth/factors/passkeys')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @Call('POST', 'options', { ...OWN, type: PasskeyOptionsDto })
  ask(@CurrentActor() by: Actor, @StrictBody() { password }: ConfirmingPasswordDto) {
    return this.passkeys.ask(by, password);
  }

  @Call('POST', '', { ...OWN, type: PasskeyDto })
  add(@CurrentActor() by: Actor, @StrictBody() request: NewPasskeyDto) {
    return this.passkeys.add(by, request);
  }

  @Call('POST', ':id/remove', { ...OWN, description: 'The passkey opens nothing any more' })
  remove(
    @CurrentActor() by: Actor,
    @IdParam() id: number,
    @StrictBody() { password }: ConfirmingPasswordDto,
  ) {
    return this.passkeys.remove(by, id, password);
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
  revoke(@CurrentActor() by: Actor, @Param('id') id: string) {
    return this.sessions.revoke(by, id);
  }

  @Call('DELETE', 'sessions', { ...OWN, description: 'All sessions but this one have ended' })
  revokeOthers(@CurrentActor() by: Actor) {
    return this.sessions.revokeOthers(by);
  }

  @Call('GET', 'sign-ins', { permission: 'player', limit: 'read', type: SignInsDto })
  signIns(@CurrentPrincipal() principal: Principal) {
    return this.sessions.signIns(principal);
  }
}
