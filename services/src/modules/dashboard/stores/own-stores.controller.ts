import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, type Principal } from '../../../platform/http/index.js';
import { OwnStoresDto } from './own-stores.dto.js';
import { OwnStoresService } from './own-stores.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class OwnStoresController {
  constructor(private readonly stores: OwnStoresService) {}

  @Call('GET', 'stores', { permission: 'player', limit: 'read', type: OwnStoresDto })
  @ApiOperation({ summary: 'Stores of the own characters, with the usual prices and the latest sales' })
  own(@CurrentPrincipal() principal: Principal): Promise<OwnStoresDto> {
    return this.stores.own(principal);
  }
}
