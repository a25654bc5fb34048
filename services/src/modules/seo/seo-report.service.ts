import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/index.js';
import type { SeoReportDto } from './seo.dto.js';

@Injectable()
export class SeoReportService {
  report(_startDate: string, _endDate: string): Promise<SeoReportDto> {
    throw new AppError('seo.not_set_up');
  }
}
