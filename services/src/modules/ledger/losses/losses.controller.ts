import { Call, Resource, Summary } from '../../../platform/http/index.js';
import { LossesDto } from './losses.dto.js';
import { LossesRepository } from './losses.repository.js';

/** `portico ledger losses` lists the rest. */
const MAX_LISTED = 100;

@Resource('admin', 'admin/ledger')
export class LossesController {
  constructor(private readonly losses: LossesRepository) {}

  @Call('GET', 'losses', { permission: 'webAdmin', limit: 'search', type: LossesDto })
  @Summary('Balance changes that the game overwrote, not reviewed yet')
  open() {
    return this.losses.listOpen(MAX_LISTED);
  }
}
