import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call } from '../../../platform/http/index.js';
import { LossesDto } from './losses.dto.js';
import { LossesRepository } from './losses.repository.js';

/** The others are listed by `portico ledger losses`. */
const MAX_LISTED = 100;

@ApiTags('admin')
@Controller('admin/ledger')
export class LossesController {
  constructor(private readonly losses: LossesRepository) {}

  @Call('GET', 'losses', { permission: 'webAdmin', limit: 'search', type: LossesDto })
  @ApiOperation({ summary: 'Balance changes that the game overwrote, not reviewed yet' })
  open(): Promise<LossesDto> {
    return this.losses.listOpen(MAX_LISTED);
  }
}
