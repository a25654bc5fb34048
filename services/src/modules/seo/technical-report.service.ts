import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/index.js';
import type { TechnicalReportDto } from './seo.dto.js';

@Injectable()
export class TechnicalReportService {
  last(): TechnicalReportDto {
    throw new AppError('game.feature_off');
  }

  begin(): TechnicalReportDto {
    throw new AppError('game.feature_off');
  }
}
