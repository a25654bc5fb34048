import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Language, MAX_WISHES } from '@portico/domain';
import {
  Call,
  CurrentLanguage,
  CurrentPrincipal,
  IdsQuery,
  type Principal,
  PublicRead,
  StrictBody,
} from '../../platform/http/index.js';
import { WatchesService } from './watches/watches.service.js';
import {
  StopWatchRequestDto,
  WatchRequestDto,
  WishedItemsDto,
  WishesDto,
  WishesRequestDto,
} from './wishes.dto.js';
import { WishedItemsService } from './wished-items.service.js';
import { WishesService } from './wishes.service.js';

@ApiTags('wishes')
@Controller('wishes')
export class WishesController {
  constructor(
    private readonly wishes: WishesService,
    private readonly items: WishedItemsService,
    private readonly watches: WatchesService,
  ) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: WishesDto })
  @ApiOperation({ summary: 'Items on the wish list of the account' })
  own(@CurrentPrincipal() principal: Principal): Promise<WishesDto> {
    return this.wishes.own(principal);
  }

  @Call('POST', 'add', { permission: 'player', limit: 'spend', type: WishesDto })
  @ApiOperation({
    summary: 'Adds items, those of a device at login too; as many as there is room for, each once',
  })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(WishesRequestDto) { itemIds }: WishesRequestDto,
  ): Promise<WishesDto> {
    return this.wishes.add(principal, itemIds);
  }

  @Call('POST', 'remove', { permission: 'player', limit: 'spend', type: WishesDto })
  @ApiOperation({ summary: 'Takes items off the wish list' })
  remove(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(WishesRequestDto) { itemIds }: WishesRequestDto,
  ): Promise<WishesDto> {
    return this.wishes.remove(principal, itemIds);
  }

  @Call('POST', 'watch', { permission: 'player', limit: 'spend', type: WishesDto })
  @ApiOperation({ summary: 'Watches an item for a price, in the language of the call, or no longer' })
  watch(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(WatchRequestDto) request: WatchRequestDto,
    @CurrentLanguage() language: Language,
  ): Promise<WishesDto> {
    return this.watches.set(principal, request, language);
  }

  @Call('POST', 'stop', { permission: 'public', limit: 'spend' })
  @ApiOperation({ summary: 'Ends a watch by the link of its mail' })
  stop(@StrictBody(StopWatchRequestDto) { token }: StopWatchRequestDto): Promise<void> {
    return this.watches.stop(token);
  }

  @PublicRead('items', { limit: 'read', cacheSeconds: 5, type: WishedItemsDto })
  @ApiOperation({ summary: 'Cheapest offers of items now, and the best monster to hunt for each' })
  itemsOf(@IdsQuery('ids', MAX_WISHES) ids: number[]): Promise<WishedItemsDto> {
    return this.items.of(ids);
  }
}
