import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, CurrentPrincipal, type Principal } from '../../../platform/http/index.js';
import { WaitingDto } from './waiting.dto.js';
import { WaitingService } from './waiting.service.js';

@ApiTags('voting')
@Controller('voting/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: WaitingDto })
  @ApiOperation({ summary: 'A vote or a login reward that waits for the account today' })
  own(@CurrentPrincipal() principal: Principal): Promise<WaitingDto> {
    return this.waiting.own(principal);
  }
}
