import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../error-reports/index.js';
import { ReleasesModule } from '../releases/index.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [ReleasesModule, ErrorReportsModule],
  controllers: [ReleasesController],
  providers: [ReleasesService],
})
export class AdminModule {}
