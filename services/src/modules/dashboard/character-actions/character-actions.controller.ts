import { Call, CurrentActor, Resource, StrictBody, Summary } from '../../../platform/http/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { CharacterActedDto, CharacterActionRequestDto } from './character-actions.dto.js';
import { CharacterActionsService } from './character-actions.service.js';

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
