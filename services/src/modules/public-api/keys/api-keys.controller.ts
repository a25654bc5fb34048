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
} from '../../../platform/http/index.js';
import { ApiKeysDto, NewApiKeyDto, NewApiKeyRequestDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@Resource('api-keys', 'api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: ApiKeysDto })
  @Summary('Keys of the account for the public API')
  own(@CurrentPrincipal() principal: Principal) {
    return this.keys.own(principal);
  }

  @Call('POST', '', { permission: 'player', limit: 'signIn', type: NewApiKeyDto })
  @Summary('Makes a key; it is shown only in this answer')
  add(@CurrentActor() by: Actor, @StrictBody() { name }: NewApiKeyRequestDto) {
    return this.keys.add(by, name);
  }

  @Call('POST', ':id/remove', { permission: 'player', limit: 'signIn', type: ApiKeysDto })
  @Summary('Ends a key; other processes may accept it for half a minute')
  remove(@CurrentActor() by: Actor, @IdParam() id: number) {
    return this.keys.remove(by, id);
  }
}
