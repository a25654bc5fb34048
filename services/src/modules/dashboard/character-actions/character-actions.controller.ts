import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { CharacterActedDto, CharacterActionRequestDto } from './character-actions.dto.js';
import { CharacterActionsService } from './character-actions.service.js';

/** Below `discord`, where the contract has it. */
@ApiTags('dashboard')
@Controller('discord')
export class CharacterActionsController {
  constructor(private readonly actions: CharacterActionsService) {}

  @Post('disconnect-character')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({ summary: 'Disconnects a character of the account, or resets one that a crash left stuck' })
  @ApiOkResponse({ type: CharacterActedDto })
  act(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(CharacterActionRequestDto) request: CharacterActionRequestDto,
    @CurrentClient() client: Client,
  ): Promise<CharacterActedDto> {
    return this.actions.act(principal, request, client);
  }
}
