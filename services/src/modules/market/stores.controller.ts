import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, IdParam, Limit, Permission } from '../../platform/http/index.js';
import { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { StoresService } from './stores.service.js';

@ApiTags('market')
@Controller('market')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @Get('active-stores-db')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: "Open stores, from the game's rows" })
  @ApiOkResponse({ type: OpenStoresDto })
  open(): Promise<OpenStoresDto> {
    return this.stores.open();
  }

  @Get('store-items-db/:id')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: "Goods of one open store, from the game's rows" })
  @ApiOkResponse({ type: StoreItemsDto })
  items(@IdParam() id: number): Promise<StoreItemsDto> {
    return this.stores.items(id);
  }
}
