import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../../platform/http/index.js';
import { LossesDto } from './losses.dto.js';
import { LossesRepository } from './losses.repository.js';

/** The others are listed by `portico ledger losses`. */
const MAX_LISTED = 100;

@ApiTags('admin')
@Controller('admin/ledger')
export class LossesController {
  constructor(private readonly losses: LossesRepository) {}

  @Get('losses')
  @Permission('webAdmin')
  @Limit('search')
  @ApiOperation({ summary: 'Changes of balances that the game has written over, and no one has looked at' })
  @ApiOkResponse({ type: LossesDto })
  open(): Promise<LossesDto> {
    return this.losses.listOpen(MAX_LISTED);
  }
}
