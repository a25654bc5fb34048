import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SUSPICION_RULES } from '@portico/domain';
import type { SuspicionRule } from '@portico/domain';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  Limit,
  PageLimit,
  PageNumber,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { LookedRequestDto, SUSPICION_STATES, SuspicionDto, SuspicionsDto } from './suspicions.dto.js';
import type { SuspicionState } from './suspicions.dto.js';
import { SuspicionsService } from './suspicions.service.js';

@ApiTags('admin')
@Controller('admin/suspicions')
export class SuspicionsController {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Get()
  @Permission('admin')
  @Limit('read')
  @ApiOperation({ summary: 'What looks suspicious about votes, by which rule and with what evidence' })
  @ApiOkResponse({ type: SuspicionsDto })
  list(
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @ChoiceQuery('state', SUSPICION_STATES, 'open') state: SuspicionState,
    @ChoiceQuery('rule', SUSPICION_RULES) rule: SuspicionRule | undefined,
  ): Promise<SuspicionsDto> {
    return this.suspicions.list({ page, limit, state, rule });
  }

  @Post(':id/look')
  @HttpCode(200)
  @Permission('admin')
  @Limit('spend')
  @ApiOperation({ summary: 'Marks a finding as looked at, with a note; again to change the note' })
  @ApiOkResponse({ type: SuspicionDto })
  look(
    @IdParam() id: number,
    @StrictBody(LookedRequestDto) request: LookedRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<SuspicionDto> {
    return this.suspicions.look(id, request, { principal, client });
  }
}
