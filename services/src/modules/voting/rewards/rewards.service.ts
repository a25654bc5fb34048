import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import type { RewardsDto } from './rewards.dto.js';

/** What an account has taken of the rewards for logging in, which the game gives. */
@Injectable()
export class RewardsService {
  own(_principal: Principal): Promise<RewardsDto> {
    throw new AppError('game.feature_off');
  }
}
