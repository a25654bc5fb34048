import { Controller } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, IdParam, type Principal } from '../../../platform/http/index.js';
import { CharacterInventoryDto, EquipmentStatsDto, OreStorageDto } from './inventory.dto.js';
import { InventoryService } from './inventory.service.js';

@ApiTags('inventory')
@ApiExtraModels(EquipmentStatsDto)
@Controller('inventory')
export class InventoryController {
  constructor(private readonly inventories: InventoryService) {}

  @Call('GET', 'character/:id', { permission: 'player', limit: 'read', type: CharacterInventoryDto })
  @ApiOperation({ summary: "Inventory of one of the account's characters; others are not found" })
  character(@CurrentPrincipal() principal: Principal, @IdParam() id: number): Promise<CharacterInventoryDto> {
    return this.inventories.character(principal, id);
  }

  @Call('GET', 'ore-storage', { permission: 'player', limit: 'read', type: OreStorageDto })
  @ApiOperation({ summary: 'Ore storage of the account' })
  ores(@CurrentPrincipal() principal: Principal): Promise<OreStorageDto> {
    return this.inventories.ores(principal);
  }
}
