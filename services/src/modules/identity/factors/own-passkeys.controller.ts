import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  type Principal,
  Resource,
  StrictBody,
} from '../../../platform/http/index.js';
import { NewPasskeyDto, PasskeyDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { OwnPasskeysService } from './own-passkeys.service.js';
import { ConfirmingPasswordDto } from './factors.dto.js';

const OWN = { permission: 'player', limit: 'signIn' } as const;

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
