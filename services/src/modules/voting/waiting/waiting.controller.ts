import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Limit, Permission } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { WaitingDto } from './waiting.dto.js';
import { WaitingService } from './waiting.service.js';

@ApiTags('voting')
@Controller('voting/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiOperation({ summary: 'What waits for the account today: a vote, a reward for logging in' })
  @ApiOkResponse({ type: WaitingDto })
  own(@CurrentPrincipal() principal: Principal): Promise<WaitingDto> {
    return this.waiting.own(principal);
  }
}
