import { ApiExtraModels } from '@nestjs/swagger';
import { Call, CurrentPrincipal, IdParam, Resource, Summary } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { CharacterInventoryDto, EquipmentStatsDto, OreStorageDto } from './inventory.dto.js';
import { InventoryService } from './inventory.service.js';

@ApiExtraModels(EquipmentStatsDto)
@Resource('inventory', 'inventory')
export class InventoryController {
  constructor(private readonly inventories: InventoryService) {}

  @Call('GET', 'character/:id', { permission: 'player', limit: 'read', type: CharacterInventoryDto })
  @Summary("Inventory of one of the account's characters; others are not found")
  character(@CurrentPrincipal() principal: Principal, @IdParam() id: number) {
    return this.inventories.character(principal, id);
  }

  @Call('GET', 'ore-storage', { permission: 'player', limit: 'read', type: OreStorageDto })
  @Summary('Ore storage of the account')
  ores(@CurrentPrincipal() principal: Principal) {
    return this.inventories.ores(principal);
  }
}
