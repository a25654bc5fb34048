import { CARD_KINDS, type CardKind } from '@portico/contract';
import { PLAYER_SORTS, RANKING_MODES, SEARCH_MAX_LENGTH, SOLD_PERIODS, SOLD_SORTS } from '@portico/domain';
import type { PlayerSort, RankingMode, SoldPeriod, SoldSort } from '@portico/domain';
import { ApiSecurity } from '@nestjs/swagger';
import {
  API_KEY,
  ChoiceParam,
  ChoiceQuery,
  IdParam,
  PageLimit,
  PageNumber,
  PublicRead,
  Resource,
  SearchTerm,
  Summary,
} from '../../platform/http/index.js';
import {
  GoodsParams,
  type GoodsQuery,
  ITEMS_PAGE,
  MarketItemsDto,
  MarketItemsService,
  MAX_OFFERS,
  OffersDto,
  OffersService,
  PricesDto,
  PricesService,
  SalesService,
  SOLD_PAGE,
  SoldItemsDto,
} from '../market/index.js';
import { ALL, RANKING_CLASSES, RANKINGS_PAGE, RankingsDto, RankingsService } from '../rankings/index.js';
import type { RankingClass } from '../rankings/index.js';
import { PublicCardDto, PublicCardsService } from './public-cards.service.js';

/** Reads that other sites and programs may rely on (docs/public-api.md). Within a version, answers only gain fields. */
@ApiSecurity(API_KEY)
@ApiSecurity({})
@Resource('public', 'v1/public')
export class PublicApiController {
  constructor(
    private readonly cards: PublicCardsService,
    private readonly items: MarketItemsService,
    private readonly itemOffers: OffersService,
    private readonly prices: PricesService,
    private readonly ranks: RankingsService,
    private readonly sales: SalesService,
  ) {}

  @PublicRead('market/offers', { limit: 'search', cacheSeconds: 5, type: MarketItemsDto })
  @Summary('Goods of all open stores in pages, all or those that fit')
  offers(
    @GoodsParams() query: GoodsQuery,
    @PageNumber() page: number,
    @PageLimit(ITEMS_PAGE) limit: number,
  ): Promise<MarketItemsDto> {
    return this.items.find(query, page, limit);
  }

  @PublicRead('market/sales', { limit: 'read', cacheSeconds: 60, type: SoldItemsDto })
  @Summary('Items that sold in 7 or 30 days: sellers, pieces, mesos and the usual price of a piece')
  sold(
    @PageNumber() page: number,
    @PageLimit(SOLD_PAGE) limit: number,
    @ChoiceQuery('period', SOLD_PERIODS, SOLD_PERIODS[0]) period: SoldPeriod,
    @ChoiceQuery('sort', SOLD_SORTS, SOLD_SORTS[0]) sort: SoldSort,
  ): Promise<SoldItemsDto> {
    return this.sales.list({ period, sort, page, limit });
  }

  @PublicRead('items/:id/offers', { limit: 'read', cacheSeconds: 5, type: OffersDto })
  @Summary('Offers of an item, the cheapest piece first; empty for an unknown item')
  offersOf(
    @IdParam() id: number,
    @PageLimit({ default: MAX_OFFERS, max: MAX_OFFERS }) limit: number,
  ): Promise<OffersDto> {
    return this.itemOffers.of(id, limit);
  }

  @PublicRead('items/:id/worth', { limit: 'read', cacheSeconds: 60, type: PricesDto })
  @Summary('Prices paid for an item: medians of 7, 30 and 90 days, and each day')
  worth(@IdParam() id: number): Promise<PricesDto> {
    return this.prices.of(id);
  }

  @PublicRead('rankings', { limit: 'search', cacheSeconds: 5, type: RankingsDto })
  @Summary(
    'Players by rank',
    'The sorts `bosses` and `playtime` exist only in ironman modes, not with `mode=all`',
  )
  rankings(
    @PageNumber() page: number,
    @PageLimit(RANKINGS_PAGE) limit: number,
    @ChoiceQuery('mode', RANKING_MODES, ALL) mode: RankingMode,
    @ChoiceQuery('job', RANKING_CLASSES, ALL) job: RankingClass,
    @ChoiceQuery('sort', PLAYER_SORTS, 'level') sort: PlayerSort,
    @SearchTerm({ max: SEARCH_MAX_LENGTH }) search: string,
  ): Promise<RankingsDto> {
    return this.ranks.list({ page, limit, mode, job, sort, search });
  }

  @PublicRead('cards/:kind/:id', { limit: 'read', cacheSeconds: 60, type: PublicCardDto })
  @Summary('Card of a thing, as embed.js shows it on other sites')
  card(
    @ChoiceParam('kind', CARD_KINDS) kind: CardKind,
    @IdParam('id', 0) id: number,
  ): Promise<PublicCardDto> {
    return this.cards.find(kind, id);
  }
}
