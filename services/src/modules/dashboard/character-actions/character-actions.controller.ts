import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  Resource,
  StrictBody,
  Summary,
} from '../../../platform/http/index.js';
import { CharacterActedDto, CharacterActionRequestDto } from './character-actions.dto.js';
import { CharacterActionsService } from './character-actions.service.js';

/** Below `discord`, where the contract has it. */
@Resource('dashboard', 'discord')
export class CharacterActionsController {
  constructor(private readonly actions: CharacterActionsService) {}

  @Call('POST', 'disconnect-character', { permission: 'player', limit: 'spend', type: CharacterActedDto })
  @Summary('Disconnects a character of the account, or resets one that a crash left stuck')
  act(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(CharacterActionRequestDto) request: CharacterActionRequestDto,
    @CurrentClient() client: Client,
  ) {
    return this.actions.act(principal, request, client);
  }
}
