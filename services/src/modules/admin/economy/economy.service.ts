import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { EconomyDto } from './economy.dto.js';

@Injectable()
export class EconomyService {
  lastMonth(): Promise<EconomyDto> {
    throw new AppError('game.feature_off');
  }
}
