import { Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, IdParam, Limit, Permission } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { CharacterInventoryDto, EquipmentStatsDto, OreStorageDto } from './inventory.dto.js';
import { InventoryService } from './inventory.service.js';

@ApiTags('inventory')
@ApiExtraModels(EquipmentStatsDto)
@Controller('inventory')
export class InventoryController {
  constructor(private readonly inventories: InventoryService) {}

  @Get('character/:id')
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'What a character of the account carries and wears; any other is not found' })
  @ApiOkResponse({ type: CharacterInventoryDto })
  character(@CurrentPrincipal() principal: Principal, @IdParam() id: number): Promise<CharacterInventoryDto> {
    return this.inventories.character(principal, id);
  }

  @Get('ore-storage')
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'The ores that the account has stored' })
  @ApiOkResponse({ type: OreStorageDto })
  ores(@CurrentPrincipal() principal: Principal): Promise<OreStorageDto> {
    return this.inventories.ores(principal);
  }
}
