import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  StrictBody,
} from '../../../platform/http/index.js';
import { CharacterActedDto, CharacterActionRequestDto } from './character-actions.dto.js';
import { CharacterActionsService } from './character-actions.service.js';

/** Below `discord`, where the contract has it. */
@ApiTags('dashboard')
@Controller('discord')
export class CharacterActionsController {
  constructor(private readonly actions: CharacterActionsService) {}

  @Call('POST', 'disconnect-character', { permission: 'player', limit: 'spend', type: CharacterActedDto })
  @ApiOperation({ summary: 'Disconnects a character of the account, or resets one that a crash left stuck' })
  act(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(CharacterActionRequestDto) request: CharacterActionRequestDto,
    @CurrentClient() client: Client,
  ): Promise<CharacterActedDto> {
    return this.actions.act(principal, request, client);
  }
}
