import {
  isItemType,
  ITEM_CLASSES,
  ITEM_SORTS,
  ITEM_SOURCES,
  ITEM_TYPES,
  SORT_ORDERS,
  WEAPON_TYPES,
  type ItemClass,
  type ItemSort,
  type ItemSource,
  type ItemType,
  type SortOrder,
  type WeaponType,
} from '@portico/domain';
import {
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PositiveQuery,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { LIVE_SECONDS, SEARCH_PAGE, SEARCH_TERM } from '../shared/catalog-search.js';
import { ItemDetailDto, ItemListDto, ItemSearchDto, PopularItemDto } from './items.dto.js';
import { ItemsService } from './items.service.js';

const ALL = 'all';
const TYPE_CHOICES = [ALL, ...ITEM_TYPES];

@Resource('items', 'itemdatabase')
export class ItemsController {
  constructor(private readonly items: ItemsService) {}

  @PublicRead('popular-items', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: [PopularItemDto] })
  @Summary('Items with the most sources')
  popular(
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageLimit({ default: 10, max: 100 }) limit: number,
  ) {
    return this.items.popular(isItemType(type) ? type : undefined, limit);
  }

  @PublicRead('search', { limit: 'search', cacheSeconds: 30, type: ItemSearchDto })
  @Summary('Items by name or id; without a query all of the type')
  search(
    @SearchTerm(SEARCH_TERM) term: string,
    @ChoiceQuery('type', TYPE_CHOICES, ALL) type: string,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ) {
    return this.items.search({ term, type: isItemType(type) ? type : undefined, page, limit });
  }

  @PublicRead('items', { limit: 'search', cacheSeconds: LIVE_SECONDS, type: ItemListDto })
  @Summary('Items with their stats, filtered and sorted; without a query all of them')
  list(
    @SearchTerm(SEARCH_TERM) term: string,
    @ChoiceQuery('type', ITEM_TYPES) type: ItemType | undefined,
    @ChoiceQuery('weaponType', WEAPON_TYPES) weaponType: WeaponType | undefined,
    @ChoiceQuery('wornBy', ITEM_CLASSES) wornBy: ItemClass | undefined,
    @ChoiceQuery('source', ITEM_SOURCES) source: ItemSource | undefined,
    @PositiveQuery('minLevel') minLevel: number | undefined,
    @PositiveQuery('maxLevel') maxLevel: number | undefined,
    @ChoiceQuery('sort', ITEM_SORTS, 'relevance') sort: ItemSort,
    @ChoiceQuery('order', SORT_ORDERS) order: SortOrder | undefined,
    @PageNumber() page: number,
    @PageLimit(SEARCH_PAGE) limit: number,
  ) {
    const filters = { type, weaponType, wornBy, source, minLevel, maxLevel };
    return this.items.list({ term, filters, sort, order, page, limit });
  }

  @PublicRead('item/:id', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ItemDetailDto })
  @Summary('One item and where it comes from')
  item(@IdParam() id: number) {
    return this.items.item(id);
  }
}
