import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, IdParam, Limit, Permission, PublicRead } from '../../../platform/http/index.js';
import { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { StoresService } from './stores.service.js';

@ApiTags('market')
@Controller('market')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @PublicRead('active-stores', {
    summary: 'Open stores, from the running game where the portal reaches it',
    type: OpenStoresDto,
    limit: 'read',
    cacheSeconds: 5,
  })
  open(): Promise<OpenStoresDto> {
    return this.stores.open();
  }

  @PublicRead('active-stores-db', {
    summary: 'Open stores as they were recorded last, else from the rows of the game',
    type: OpenStoresDto,
    limit: 'read',
    cacheSeconds: 5,
  })
  openInDatabase(): Promise<OpenStoresDto> {
    return this.stores.openInDatabase();
  }

  @PublicRead('store-items/:characterId', {
    summary: 'Goods of one open store, from the running game where the portal reaches it',
    type: StoreItemsDto,
    limit: 'read',
    cacheSeconds: 5,
  })
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
