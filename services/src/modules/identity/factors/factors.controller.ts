import {
  Call,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { NewPasskeyDto, PasskeyDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import {
  ConfirmingPasswordDto,
  FactorsDto,
  RecoveryCodesDto,
  TotpCodeDto,
  TotpSecretDto,
} from './factors.dto.js';
import { FactorsService, OwnPasskeysService } from './factors.service.js';

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
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.beginTotp(principal, password, client);
  }

  @Call('POST', 'totp', { ...OWN, type: RecoveryCodesDto })
  @Summary('Turns codes of an app on by the first of them')
  confirmTotp(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(TotpCodeDto) { code }: TotpCodeDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.confirmTotp(principal, code, client);
  }

  @Call('POST', 'totp/off', { ...OWN, description: 'Logging in asks for no code any more' })
  turnTotpOff(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.factors.turnTotpOff(principal, password, client);
  }

  @Call('POST', 'recovery-codes', { ...OWN, type: RecoveryCodesDto })
  @Summary('New recovery codes; the old ones are good no more')
  renewCodes(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
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
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.ask(principal, password, client);
  }

  @Call('POST', '', { ...OWN, type: PasskeyDto })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(NewPasskeyDto) request: NewPasskeyDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.add(principal, request, client);
  }

  @Call('POST', ':id/remove', { ...OWN, description: 'The passkey opens nothing any more' })
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam() id: number,
    @StrictBody(ConfirmingPasswordDto) { password }: ConfirmingPasswordDto,
    @CurrentClient() client: Client,
  ) {
    return this.passkeys.remove(principal, id, password, client);
  }
}
