import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentClient,
  CurrentPrincipal,
  Limit,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AddReminderRequestDto, RemindersDto, RemoveReminderRequestDto } from './reminders.dto.js';
import { RemindersService } from './reminders.service.js';

@ApiTags('voting')
@Controller('voting/reminders')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'Browsers that are told when the next vote is due, and the key to add one' })
  @ApiOkResponse({ type: RemindersDto })
  own(@CurrentPrincipal() principal: Principal): Promise<RemindersDto> {
    return this.reminders.own(principal);
  }

  @Post()
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({ summary: 'Adds a browser; one that is there already is kept once' })
  @ApiOkResponse({ type: RemindersDto })
  add(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(AddReminderRequestDto) request: AddReminderRequestDto,
    @CurrentClient() client: Client,
  ): Promise<RemindersDto> {
    return this.reminders.add(principal, request, client);
  }

  @Post('remove')
  @HttpCode(200)
  @Permission('player')
  @Limit('spend')
  @ApiOperation({ summary: 'Takes a browser of the account out again' })
  @ApiOkResponse({ type: RemindersDto })
  remove(
    @CurrentPrincipal() principal: Principal,
    @StrictBody(RemoveReminderRequestDto) request: RemoveReminderRequestDto,
    @CurrentClient() client: Client,
  ): Promise<RemindersDto> {
    return this.reminders.remove(principal, request, client);
  }
}
