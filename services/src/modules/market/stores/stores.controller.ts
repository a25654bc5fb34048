import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, IdParam, Limit, Permission } from '../../../platform/http/index.js';
import { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { StoresService } from './stores.service.js';

@ApiTags('market')
@Controller('market')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @Get('active-stores')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'Open stores, from the running game where the portal reaches it' })
  @ApiOkResponse({ type: OpenStoresDto })
  open(): Promise<OpenStoresDto> {
    return this.stores.open();
  }

  @Get('active-stores-db')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'Open stores as they were recorded last, else from the rows of the game' })
  @ApiOkResponse({ type: OpenStoresDto })
  openInDatabase(): Promise<OpenStoresDto> {
    return this.stores.openInDatabase();
  }

  @Get('store-items/:characterId')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'Goods of one open store, from the running game where the portal reaches it' })
  @ApiOkResponse({ type: StoreItemsDto })
  items(@IdParam('characterId') characterId: number): Promise<StoreItemsDto> {
    return this.stores.items(characterId);
  }

  @Get('store-items-db/:id')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({
    summary: 'Goods of one open store as they were recorded last, else from the rows of the game',
  })
  @ApiOkResponse({ type: StoreItemsDto })
  itemsInDatabase(@IdParam() id: number): Promise<StoreItemsDto> {
    return this.stores.itemsInDatabase(id);
  }
}
