import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { SeoReportService } from './seo-report.service.js';
import { SeoController } from './seo.controller.js';
import { TechnicalReportService } from './technical-report.service.js';

@Module({
  imports: [ReleasesModule],
  controllers: [SeoController],
  providers: [SeoReportService, TechnicalReportService],
})
export class SeoModule {}
