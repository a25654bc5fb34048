import { Call, CurrentPrincipal, IdParam, Resource, Summary } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { QuestNeedsDto, QuestNeedsService } from './quest-needs.service.js';

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
