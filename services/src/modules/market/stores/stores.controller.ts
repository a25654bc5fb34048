import { STORE_SORTS, type StoreSort } from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { ROOM_CHOICES } from './open-stores.js';
import { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { StoresService } from './stores.service.js';

/** All stores unless a page is requested: 22 rooms on 20 channels have space for fewer. */
const STORES_PAGE = { default: 10_000, max: 10_000 } as const;

@Resource('market', 'market')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @PublicRead('active-stores', { limit: 'read', cacheSeconds: 5, type: OpenStoresDto })
  @Summary('Open stores, from the running game if the portal can reach it')
  open(
    @ChoiceQuery('sort', STORE_SORTS, 'owner') sort: StoreSort,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @PageNumber() page: number,
    @PageLimit(STORES_PAGE) limit: number,
  ): Promise<OpenStoresDto> {
    return this.stores.open({ sort, room, page, limit });
  }

  @PublicRead('active-stores-db', { limit: 'read', cacheSeconds: 5, type: OpenStoresDto })
  @Summary("Open stores as last recorded, or else from the game's rows")
  openInDatabase(
    @ChoiceQuery('sort', STORE_SORTS, 'owner') sort: StoreSort,
    @ChoiceQuery('room', ROOM_CHOICES) room: string | undefined,
    @PageNumber() page: number,
    @PageLimit(STORES_PAGE) limit: number,
  ): Promise<OpenStoresDto> {
    return this.stores.openInDatabase({ sort, room, page, limit });
  }

  @PublicRead('store-items/:characterId', { limit: 'read', cacheSeconds: 5, type: StoreItemsDto })
  @Summary('Goods of one open store, from the running game if the portal can reach it')
  items(@IdParam('characterId') characterId: number): Promise<StoreItemsDto> {
    return this.stores.items(characterId);
  }

  @PublicRead('store-items-db/:id', {
    limit: 'read',
    cacheSeconds: 5,
    type: StoreItemsDto,
  })
  @Summary("Goods of one open store as last recorded, or else from the game's rows")
  itemsInDatabase(@IdParam() id: number): Promise<StoreItemsDto> {
    return this.stores.itemsInDatabase(id);
  }
}
