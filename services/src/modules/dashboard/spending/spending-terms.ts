import { Injectable } from '@nestjs/common';
import { MAX_INT32 } from '@portico/domain';
import { GameBridge, GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { SpendingSettings } from './spending-changes.js';
import type { SpendingTermsDto } from './spending.dto.js';

/** Tells what the site sells at the moment, and for how much. */
@Injectable()
export class SpendingTerms {
  constructor(
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly bridge: GameBridge,
  ) {}

  get current(): SpendingTermsDto {
    const { grantLostAgain: _, ...terms } = this.config.server.spending;
    return { ...terms, isOn: this.isOn, inGame: this.bridge.appliesGrants, nxCeiling: MAX_INT32 };
  }

  /** Throws `game.feature_off` where nothing is sold. */
  require(): SpendingSettings {
    if (!this.isOn) throw new AppError('game.feature_off');
    return this.config.server.spending;
  }

  private get isOn(): boolean {
    // Accounts without visible balances cannot buy.
    const isPossible = this.features.isOn('spending') && this.features.isOn('accountDetails');
    return this.config.server.spending.isOn && isPossible;
  }
}
