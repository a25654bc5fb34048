import { type Language, MAX_WISHES } from '@portico/domain';
import {
  Call,
  CurrentActor,
  CurrentLanguage,
  CurrentPrincipal,
  IdParam,
  IdsQuery,
  PublicRead,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import type { Actor, Principal } from '../../platform/http/index.js';
import {
  AddBrowserRequestDto,
  PushBrowsers,
  PushBrowsersDto,
  RemoveBrowserRequestDto,
} from '../push/index.js';
import { SearchWatchesService } from './watches/search-watches.service.js';
import { WatchMessages } from './watches/watch-messages.service.js';
import {
  EndSearchWatchRequestDto,
  SearchWatchesDto,
  SearchWatchRequestDto,
  StopWatchRequestDto,
  WatchMailsRequestDto,
  WatchMessagesDto,
  WatchRequestDto,
  WishedItemsDto,
  WishesDto,
  WishesRequestDto,
} from './wishes.dto.js';
import { WishesService } from './wishes.service.js';

@Resource('wishes', 'wishes')
export class WishesController {
  constructor(
    private readonly wishes: WishesService,
    private readonly searches: SearchWatchesService,
    private readonly messages: WatchMessages,
    private readonly browsers: PushBrowsers,
  ) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: WishesDto })
  @Summary('Items on the wish list of the account')
  own(@CurrentPrincipal() principal: Principal) {
    return this.wishes.own(principal);
  }

  @Call('POST', 'add', { permission: 'player', limit: 'spend', type: WishesDto })
  @Summary('Adds items, those of a device at login too; as many as there is room for, each once')
  add(@CurrentPrincipal() principal: Principal, @StrictBody() { itemIds }: WishesRequestDto) {
    return this.wishes.add(principal, itemIds);
  }

  @Call('POST', 'remove', { permission: 'player', limit: 'spend', type: WishesDto })
  @Summary('Takes items off the wish list')
  remove(@CurrentPrincipal() principal: Principal, @StrictBody() { itemIds }: WishesRequestDto) {
    return this.wishes.remove(principal, itemIds);
  }

  @Call('POST', 'watch', { permission: 'player', limit: 'spend', type: WishesDto })
  @Summary('Watches an item for a price, in the language of the call, or no longer')
  watch(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() request: WatchRequestDto,
    @CurrentLanguage() language: Language,
  ) {
    return this.wishes.watch(principal, request, language);
  }

  @Call('GET', 'searches', { permission: 'player', limit: 'read', type: SearchWatchesDto })
  @Summary('Searches of the market that the account watches')
  ownSearches(@CurrentPrincipal() principal: Principal) {
    return this.searches.own(principal);
  }

  @Call('POST', 'searches/watch', { permission: 'player', limit: 'spend', type: SearchWatchesDto })
  @Summary('Watches a search for offers that fit, in the language of the call')
  watchSearch(
    @CurrentPrincipal() principal: Principal,
    @StrictBody() { search }: SearchWatchRequestDto,
    @CurrentLanguage() language: Language,
  ) {
    return this.searches.add(principal, search, language);
  }

  @Call('POST', 'searches/end', { permission: 'player', limit: 'spend', type: SearchWatchesDto })
  @Summary('Watches a search no longer')
  endSearch(@CurrentPrincipal() principal: Principal, @StrictBody() { id }: EndSearchWatchRequestDto) {
    return this.searches.remove(principal, id);
  }

  @Call('GET', 'messages', { permission: 'player', limit: 'read', type: WatchMessagesDto })
  @Summary('Whether the account is told of watches by mail')
  ownMessages(@CurrentPrincipal() principal: Principal) {
    return this.messages.own(principal);
  }

  @Call('POST', 'messages/mail', { permission: 'player', limit: 'spend', type: WatchMessagesDto })
  @Summary('Turns mails about watches on or off')
  setMailed(@CurrentPrincipal() principal: Principal, @StrictBody() { isMailed }: WatchMailsRequestDto) {
    return this.messages.setMailed(principal, isMailed);
  }

  @Call('GET', 'messages/browsers', { permission: 'player', limit: 'read', type: PushBrowsersDto })
  @Summary('Browsers that show hits of watches, and the key to add one')
  ownBrowsers(@CurrentPrincipal() principal: Principal) {
    return this.browsers.own(principal, 'watches');
  }

  @Call('POST', 'messages/browsers', { permission: 'player', limit: 'spend', type: PushBrowsersDto })
  @Summary('Adds a browser that shows hits; one that is there already is kept once')
  addBrowser(@CurrentActor() by: Actor, @StrictBody() request: AddBrowserRequestDto) {
    return this.browsers.add(by, request, 'watches');
  }

  @Call('POST', 'messages/browsers/remove', { permission: 'player', limit: 'spend', type: PushBrowsersDto })
  @Summary('Shows hits in a browser of the account no longer')
  removeBrowser(@CurrentActor() by: Actor, @StrictBody() { endpoint }: RemoveBrowserRequestDto) {
    return this.browsers.remove(by, endpoint, 'watches');
  }

  @Call('POST', 'stop', { permission: 'public', limit: 'spend' })
  @Summary('Ends a watch by the link of its mail')
  stop(@StrictBody() { token }: StopWatchRequestDto) {
    return this.wishes.stop(token);
  }

  @PublicRead('items', { limit: 'read', cacheSeconds: 5, type: WishedItemsDto })
  @Summary('Cheapest offers of items now, and the best monster to hunt for each')
  itemsOf(@IdsQuery('ids', MAX_WISHES) ids: number[]) {
    return this.wishes.itemsOf(ids);
  }

  @PublicRead('scrolls/:id', { limit: 'read', cacheSeconds: 5, type: WishedItemsDto })
  @Summary('Cheapest offers now of the scrolls that fit a piece of equipment')
  scrollsFor(@IdParam() id: number) {
    return this.wishes.scrollsFor(id);
  }
}
