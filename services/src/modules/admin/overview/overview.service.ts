import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { AdminOverviewDto } from './overview.dto.js';

@Injectable()
export class AdminOverviewService {
  overview(): Promise<AdminOverviewDto> {
    throw new AppError('game.feature_off');
  }
}
