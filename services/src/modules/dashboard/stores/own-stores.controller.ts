import { Call, CurrentPrincipal, type Principal, Resource, Summary } from '../../../platform/http/index.js';
import { OwnStoresDto, OwnStoresService } from './own-stores.service.js';

@Resource('dashboard', 'dashboard')
export class OwnStoresController {
  constructor(private readonly stores: OwnStoresService) {}

  @Call('GET', 'stores', { permission: 'player', limit: 'read', type: OwnStoresDto })
  @Summary('Stores of the own characters, with the usual prices and the latest sales')
  own(@CurrentPrincipal() principal: Principal) {
    return this.stores.own(principal);
  }
}
