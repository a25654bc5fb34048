import { Module } from '@nestjs/common';
import { SeoReportService } from './seo-report.service.js';
import { SeoController } from './seo.controller.js';
import { TechnicalReportService } from './technical-report.service.js';

@Module({ controllers: [SeoController], providers: [SeoReportService, TechnicalReportService] })
export class SeoModule {}
