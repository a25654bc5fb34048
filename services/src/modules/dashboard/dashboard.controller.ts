import { ApiExtraModels } from '@nestjs/swagger';
import { IdempotencyKey } from '../../platform/http/idempotency/index.js';
import {
  Call,
  CurrentActor,
  CurrentPrincipal,
  IdParam,
  Resource,
  StrictBody,
  Summary,
} from '../../platform/http/index.js';
import type { Actor, Principal } from '../../platform/http/index.js';
import {
  CharacterActedDto,
  CharacterActionRequestDto,
  CharacterActionsService,
} from './character-actions/character-actions.service.js';
import { CharacterInventoryDto, EquipmentStatsDto, OreStorageDto } from './inventory/inventory.mapper.js';
import { InventoryService } from './inventory/inventory.service.js';
import { DashboardOverviewDto, OverviewService } from './overview/overview.service.js';
import { QuestNeedsDto, QuestNeedsService } from './quests/quest-needs.service.js';
import {
  ExchangedDto,
  ExchangeRequestDto,
  StatsUpdatedDto,
  UpdateStatsRequestDto,
} from './spending/spending-terms.js';
import { SpendingService } from './spending/spending.service.js';
import { OwnStoresDto, OwnStoresService } from './stores/own-stores.service.js';

@Resource('dashboard', 'dashboard')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Call('GET', 'overview', { permission: 'player', limit: 'read', type: DashboardOverviewDto })
  @Summary('Characters of the account with ranks, and the possible actions')
  overview(@CurrentPrincipal() principal: Principal) {
    return this.overviews.overview(principal);
  }
}

/** The contract fixes the address `discord` for these calls of the dashboard. */
@Resource('dashboard', 'discord')
export class CharacterActionsController {
  constructor(private readonly actions: CharacterActionsService) {}

  @Call('POST', 'disconnect-character', { permission: 'player', limit: 'spend', type: CharacterActedDto })
  @Summary('Disconnects a character of the account, or resets one that a crash left stuck')
  act(@StrictBody() request: CharacterActionRequestDto, @CurrentActor() actor: Actor) {
    return this.actions.act(request, actor);
  }
}

@ApiExtraModels(EquipmentStatsDto)
@Resource('inventory', 'inventory')
export class InventoryController {
  constructor(private readonly inventories: InventoryService) {}

  @Call('GET', 'character/:id', { permission: 'player', limit: 'read', type: CharacterInventoryDto })
  @Summary("Inventory of one of the account's characters; others are not found")
  character(@CurrentPrincipal() principal: Principal, @IdParam() id: number) {
    return this.inventories.character(principal, id);
  }

  @Call('GET', 'ore-storage', { permission: 'player', limit: 'read', type: OreStorageDto })
  @Summary('Ore storage of the account')
  ores(@CurrentPrincipal() principal: Principal) {
    return this.inventories.ores(principal);
  }
}

@Resource('dashboard', 'dashboard')
export class QuestNeedsController {
  constructor(private readonly needs: QuestNeedsService) {}

  @Call('GET', 'quests/:id/character/:characterId', {
    permission: 'player',
    limit: 'read',
    type: QuestNeedsDto,
  })
  @Summary("Needs of one of the account's characters for the chain of a quest, as of the game's last save")
  chain(
    @CurrentPrincipal() principal: Principal,
    @IdParam() id: number,
    @IdParam('characterId') characterId: number,
  ) {
    return this.needs.chain(principal, id, characterId);
  }
}

/** The contract has these calls below `rankings`. */
@Resource('dashboard', 'rankings')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Call('POST', 'exchange-vp-for-nx', { permission: 'player', limit: 'spend', type: ExchangedDto })
  @Summary('Exchanges vote points for NX credit while the account is out of the game')
  exchange(
    @StrictBody() request: ExchangeRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.spending.exchange(request, key, actor);
  }

  @Call('POST', 'update-stats', { permission: 'player', limit: 'spend', type: StatsUpdatedDto })
  @Summary('Raises maximum HP or MP of a character of the account while it is out of the game')
  upgrade(
    @StrictBody() request: UpdateStatsRequestDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.spending.upgrade(request, key, actor);
  }
}

@Resource('dashboard', 'dashboard')
export class OwnStoresController {
  constructor(private readonly stores: OwnStoresService) {}

  @Call('GET', 'stores', { permission: 'player', limit: 'read', type: OwnStoresDto })
  @Summary('Stores of the own characters, with the usual prices and the latest sales')
  own(@CurrentPrincipal() principal: Principal) {
    return this.stores.own(principal);
  }
}
