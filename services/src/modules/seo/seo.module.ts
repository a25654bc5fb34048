import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { SeoReportService } from './seo-report.service.js';
import { SeoController } from './seo.controller.js';
import { TechnicalReportService } from './technical-report.service.js';

/** How search engines see the portal: as the search console says it, and as its own pages show it. */
@Module({
  imports: [ReleasesModule],
  controllers: [SeoController],
  providers: [SeoReportService, TechnicalReportService],
})
export class SeoModule {}
